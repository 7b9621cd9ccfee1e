type Icon = { name: string; size: number; part: number; ground: number[] | null };

export declare const icons: Icon[];
/** Red, green, blue and opacity of one pixel, from 0 to 255. */
export declare function pixel(icon: Icon, row: number, column: number): number[];
