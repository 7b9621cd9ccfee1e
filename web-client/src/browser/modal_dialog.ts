/** The modal dialog on top, if one is open: nothing outside it can be used. */
export const modalDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);
