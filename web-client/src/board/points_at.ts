import type { Attachment } from 'svelte/attachments';
import type { Cell } from '../connection/protocol.ts';
import { pointed } from './pointed.svelte.ts';

/** Shows cells on the board while the pointer or the keyboard is on the element, and no longer than that is there. */
export const pointsAt =
  (cells: () => readonly Cell[]): Attachment =>
  (element) => {
    let isOn = false;
    const show = () => {
      isOn = true;
      pointed.show(cells());
    };
    const clear = () => {
      if (isOn) pointed.clear();
      isOn = false;
    };
    for (const type of ['pointerenter', 'focus']) element.addEventListener(type, show);
    for (const type of ['pointerleave', 'blur']) element.addEventListener(type, clear);
    return clear;
  };
