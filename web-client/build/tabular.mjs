const tableOf = (font, tag) => {
    const count = font.readUInt16BE(4);
    const records = Array.from({ length: count }, (_, index) => 12 + 16 * index);
    const record = records.find((at) => font.toString('latin1', at, at + 4) === tag);
    if (record === undefined) return undefined;
    return font.subarray(font.readUInt32BE(record + 8), font.readUInt32BE(record + 8) + font.readUInt32BE(record + 12));
};

/** Where the metrics of each glyph stand in `hmtx`: the last widths may be shared. */
function metricsOf(font) {
    const widths = tableOf(font, 'hhea').readUInt16BE(34);
    const glyphs = tableOf(font, 'maxp').readUInt16BE(4);
    const metrics = tableOf(font, 'hmtx');
    const places = Array.from({ length: glyphs }, (_, glyph) => ({
        width: 4 * Math.min(glyph, widths - 1),
        bearing: glyph < widths ? 4 * glyph + 2 : 4 * widths + 2 * (glyph - widths),
    }));
    return { metrics, places };
}

/** The width of each glyph of a static TrueType font, but for the first, which stands for missing ones. */
export function widthsOf(font) {
    const { metrics, places } = metricsOf(font);
    return places.slice(1).map(({ width }) => metrics.readUInt16BE(width));
}

/** Leaves no positioning: kerning would move the figures again. Cutting the font afterwards removes what is empty. */
function withoutPositioning(font) {
    const positioning = tableOf(font, 'GPOS');
    positioning?.writeUInt16BE(0, positioning.readUInt16BE(4));
    positioning?.writeUInt16BE(0, positioning.readUInt16BE(6));
}

/** The font with every glyph as wide as its widest one, and in the middle of that width. */
export function tabular(font) {
    const wide = Buffer.from(font);
    const widths = [0, ...widthsOf(font)];
    const widest = Math.max(...widths);
    const { metrics, places } = metricsOf(wide);
    for (const [glyph, { width, bearing }] of places.entries()) {
        if (glyph === 0) continue;
        metrics.writeInt16BE(metrics.readInt16BE(bearing) + Math.round((widest - widths[glyph]) / 2), bearing);
        metrics.writeUInt16BE(widest, width);
    }
    withoutPositioning(wide);
    return wide;
}
