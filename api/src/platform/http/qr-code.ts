import QRCode from 'qrcode';

/** Creates a QR code as an SVG path of its dark squares. `size` is the number of squares per side. */
export const createQrCode = (text: string) => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const strokes = Array.from({ length: modules.size ** 2 }, (_, at) => at)
    .filter((at) => modules.data[at])
    .map((at) => `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`);
  return { size: modules.size, path: strokes.join('') };
};
