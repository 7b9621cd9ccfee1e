import type { PreprocessorGroup } from 'svelte/compiler';

export const queries: Record<string, string>;
export function written(styles: string): string;
export function namedMedia(): PreprocessorGroup;
