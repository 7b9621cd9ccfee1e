/** Whether nothing may move, because the player or the system wants it so. */
export const isStill = (): boolean => document.documentElement.dataset.motion === 'less';
