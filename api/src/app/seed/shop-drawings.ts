import sharp from 'sharp';
import type { Shape } from '../../../seed/content/shop';

const side = 800;
/** Muted hues. */
const hues = [24, 206, 40, 150, 350, 188, 96, 228];

type Tone = (lightness: number, saturation?: number) => string;

/** SVG shapes in two tones. */
const shapes: Record<Shape, (c: Tone) => string> = {
  lamp: (c) =>
    `<path d="M300 180h200l70 210H230z" fill="hsl(44 80% 88%)"/><path d="M400 180h100l70 210H400z" fill="hsl(42 70% 81%)"/><path d="M310 240h180M290 300h220M268 356h264" stroke="${c(60, 20)}" stroke-width="3" fill="none"/><rect x="388" y="390" width="24" height="170" fill="${c(34)}"/><rect x="310" y="556" width="180" height="28" rx="14" fill="${c(28)}"/>`,
  candle: (c) =>
    `<rect x="270" y="330" width="76" height="250" rx="8" fill="${c(88)}"/><rect x="362" y="250" width="76" height="330" rx="8" fill="${c(80)}"/><rect x="454" y="390" width="76" height="190" rx="8" fill="${c(72)}"/><path d="M308 330v-22M400 250v-22M492 390v-22" stroke="${c(24)}" stroke-width="5"/><path d="M400 228c-20-26 0-44 0-62 18 22 20 40 0 62zM308 308c-16-20 0-36 0-50 14 18 16 32 0 50zM492 368c-16-20 0-36 0-50 14 18 16 32 0 50z" fill="hsl(38 90% 62%)"/>`,
  bowl: (c) =>
    `<path d="M190 350h420c0 150-90 214-150 226H340c-60-12-150-76-150-226z" fill="${c(54)}"/><path d="M400 350h210c0 150-90 214-150 226h-60z" fill="${c(46)}"/><ellipse cx="400" cy="350" rx="210" ry="48" fill="${c(80)}"/><ellipse cx="400" cy="358" rx="180" ry="34" fill="${c(68)}"/>`,
  cup: (c) =>
    `<path d="M210 330h170v170a80 80 0 0 1-170 0z" fill="${c(58)}"/><ellipse cx="295" cy="330" rx="85" ry="20" fill="${c(82)}"/><path d="M430 380h160v130a74 74 0 0 1-160 0z" fill="${c(42)}"/><ellipse cx="510" cy="380" rx="80" ry="19" fill="${c(72)}"/><path d="M280 290c-18-30 18-44 0-76M318 292c-16-28 16-40 0-68" stroke="${c(76, 16)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  vase: (c) =>
    `<path d="M360 300h80v40c80 30 120 86 120 140 0 62-56 104-100 104H340c-44 0-100-42-100-104 0-54 40-110 120-140z" fill="${c(86)}"/><path d="M400 300h40v40c80 30 120 86 120 140 0 62-56 104-100 104h-60z" fill="${c(78)}"/><path d="M402 300c-10-80 30-130 90-176" stroke="hsl(28 30% 34%)" stroke-width="8" fill="none"/><circle cx="494" cy="122" r="22" fill="hsl(350 56% 72%)"/><circle cx="446" cy="176" r="17" fill="hsl(350 50% 78%)"/><circle cx="420" cy="226" r="14" fill="hsl(350 56% 70%)"/>`,
  fabric: (c) =>
    `<rect x="200" y="440" width="400" height="70" rx="22" fill="${c(46)}"/><rect x="200" y="500" width="400" height="84" rx="22" fill="${c(58)}"/><rect x="200" y="374" width="400" height="74" rx="22" fill="${c(70)}"/><rect x="200" y="308" width="400" height="74" rx="22" fill="${c(82)}"/><path d="M200 540h400M200 474h400M200 410h400M200 346h400" stroke="${c(92)}" stroke-width="5" stroke-dasharray="16 12"/>`,
  cushion: (c) =>
    `<path d="M220 250c120 24 240 24 360 0 24 110 24 220 0 330-120-24-240-24-360 0-24-110-24-220 0-330z" fill="${c(56)}"/><path d="M400 268v296M228 414h344" stroke="${c(76)}" stroke-width="6"/><path d="M232 264c56 12 112 17 168 17v133H216c0-50 5-100 16-150z" fill="${c(68)}"/><path d="M400 414h184c0 50-5 100-16 150-56-12-112-17-168-17z" fill="${c(44)}"/>`,
  book: (c) =>
    `<path d="M250 190h290a20 20 0 0 1 20 20v374H270a30 30 0 0 1-30-30V200z" fill="${c(44)}"/><path d="M262 540h298v34H270a17 17 0 0 1-8-34z" fill="${c(94, 20)}"/><rect x="300" y="250" width="200" height="110" fill="${c(86)}"/><path d="M330 290h140M330 322h90" stroke="${c(34)}" stroke-width="8"/><rect x="240" y="190" width="26" height="360" fill="${c(32)}"/>`,
  print: (c) =>
    `<rect x="220" y="130" width="360" height="450" fill="hsl(30 24% 34%)"/><rect x="236" y="146" width="328" height="418" fill="hsl(40 30% 96%)"/><rect x="276" y="190" width="248" height="320" fill="${c(84)}"/><circle cx="456" cy="262" r="34" fill="hsl(24 80% 66%)"/><path d="M276 420l90-100 70 74 50-44 38 40v120H276z" fill="${c(56)}"/><path d="M276 464l110-60 80 44 58-30v92H276z" fill="${c(38)}"/>`,
  pot: (c) =>
    `<path d="M270 400h260l-36 184H306z" fill="hsl(18 46% 56%)"/><path d="M400 400h130l-36 184h-94z" fill="hsl(18 46% 48%)"/><rect x="252" y="366" width="296" height="46" rx="8" fill="hsl(18 44% 62%)"/><path d="M400 366c-6-90-60-130-120-140 6 80 50 124 120 140zM400 366c0-110 60-170 130-186-2 96-52 158-130 186zM400 366c-22-90-8-170 8-220 30 60 28 150-8 220z" fill="${c(38)}"/>`,
  packet: (c) =>
    `<path d="M280 200h240v384H280z" fill="${c(90, 30)}"/><path d="M280 200h240v56H280z" fill="${c(52)}"/><path d="M400 500c0-70 0-100 0-150" stroke="${c(34)}" stroke-width="8"/><path d="M400 420c-44-6-64-34-66-64 44 4 64 30 66 64zM400 400c44-6 64-34 66-64-44 4-64 30-66 64z" fill="${c(42)}"/><circle cx="400" cy="330" r="30" fill="hsl(44 84% 62%)"/>`,
  tool: (c) =>
    `<rect x="382" y="150" width="36" height="260" rx="16" fill="hsl(30 44% 56%)"/><rect x="400" y="150" width="18" height="260" rx="9" fill="hsl(30 42% 48%)"/><rect x="376" y="392" width="48" height="46" fill="${c(58, 10)}"/><path d="M330 438h140l-14 96c-10 40-40 54-56 60-16-6-46-20-56-60z" fill="${c(46, 12)}"/><path d="M400 438h70l-14 96c-10 40-40 54-56 60z" fill="${c(36, 12)}"/>`,
};

/** Renders a product picture as a PNG; `at` selects the hue, `close` zooms in. */
export const drawProduct = (shape: Shape, at: number, close = false) => {
  const hue = hues[at % hues.length] ?? 24;
  const tone: Tone = (lightness, saturation = 28) => `hsl(${hue} ${saturation}% ${lightness}%)`;
  const wall = `hsl(${(hue + 180) % 360} 16% 92%)`;
  const table = `hsl(34 22% 84%)`;
  const shadow = shape === 'print' ? '' : '<ellipse cx="410" cy="588" rx="230" ry="24" fill="hsl(30 20% 70%)"/>';
  const view = close ? '180 200 440 440' : `0 0 ${side} ${side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${view}"><rect width="${side}" height="${side}" fill="${wall}"/><rect y="548" width="${side}" height="252" fill="${table}"/>${shadow}${shapes[shape](tone)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
};
