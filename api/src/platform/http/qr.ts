import QRCode from 'qrcode';

/** The dark squares of a code, row by row, as strokes of an SVG path. */
export const qrOf = (text: string) => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const strokes = Array.from({ length: modules.size ** 2 }, (_, at) => at)
    .filter((at) => modules.data[at])
    .map((at) => `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`);
  return { size: modules.size, path: strokes.join('') };
};
