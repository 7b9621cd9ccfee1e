import type { Attachment } from 'svelte/attachments';

/** Calls `action` when the element comes into view. */
export const whenSeen =
  (action: () => void): Attachment =>
  (element) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) action();
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
