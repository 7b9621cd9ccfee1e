// Writes a picture as PNG (RFC 2083): eight bits for each of red, green, blue and opacity.
import { crc32, deflateSync } from 'node:zlib';

function chunk(type, data) {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** `pixels` has four bytes for each pixel, row by row. Each row is stored as its difference from the row above. */
export function png(size, pixels) {
    const stride = 4 * size;
    const rows = Buffer.alloc(size * (stride + 1));
    for (let row = 0; row < size; ++row) {
        rows[row * (stride + 1)] = 2;
        for (let at = 0; at < stride; ++at) {
            const above = row === 0 ? 0 : pixels[(row - 1) * stride + at];
            rows[row * (stride + 1) + 1 + at] = pixels[row * stride + at] - above;
        }
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(size, 0);
    header.writeUInt32BE(size, 4);
    header.set([8, 6], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const data = deflateSync(rows, { level: 9 });
    return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
