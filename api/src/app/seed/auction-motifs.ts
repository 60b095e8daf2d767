import sharp from 'sharp';

const width = 720;
const height = 900;

/** Colour palettes; a drawing uses one of them. */
const lights = [
  {
    paper: '#f3ece0',
    wall: '#d9cdb9',
    shade: '#b8a88f',
    ink: '#2b2a2c',
    clay: '#b5643c',
    cool: '#6f8c8a',
    lamp: '#f0c36a',
  },
  {
    paper: '#ece7de',
    wall: '#c9cfc9',
    shade: '#93a39f',
    ink: '#23303a',
    clay: '#a4553a',
    cool: '#4f7177',
    lamp: '#f2cf86',
  },
  {
    paper: '#efe4d6',
    wall: '#dcbfa2',
    shade: '#b98d6c',
    ink: '#3a2a24',
    clay: '#8f4a2e',
    cool: '#7d8f74',
    lamp: '#f6d58e',
  },
  {
    paper: '#e6e6e3',
    wall: '#b9bfc8',
    shade: '#818a99',
    ink: '#1f2733',
    clay: '#b0704a',
    cool: '#566b86',
    lamp: '#efc77a',
  },
  {
    paper: '#f1eee4',
    wall: '#cdd0b7',
    shade: '#979d7c',
    ink: '#2c3027',
    clay: '#ab6a3f',
    cool: '#6c7f5b',
    lamp: '#f3cb7c',
  },
] as const;

type Light = (typeof lights)[number];
type Draw = (light: Light, n: number) => string;

const floor = ({ wall, shade }: Light, y: number) =>
  `<path d="M0 0h${width}v${y}H0z" fill="${wall}"/><path d="M0 ${y}h${width}v${height - y}H0z" fill="${shade}"/>`;
const shadow = (cx: number, cy: number, rx: number, { ink }: Light) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.11}" fill="${ink}" opacity=".22"/>`;
const ridge = (y: number, lift: number, n: number) => {
  const at = (x: number) =>
    y - lift * Math.sin((x / width) * Math.PI * (1.2 + (n % 3) * 0.4) + n) - lift * 0.4 * Math.sin(x / 47 + n * 2);
  const points = Array.from({ length: 25 }, (_, step) => `${step * 30} ${at(step * 30).toFixed(0)}`);
  return `M0 ${height}L${points.join('L')}L${width} ${height}z`;
};
const squares = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const motifs = {
  'moon-jar': (l, n) => {
    const [w, lean, top] = [205 + (n % 4) * 14, (n % 5) * 7 - 14, 300 - (n % 3) * 12];
    const [left, right] = [360 - w, 360 + w];
    const jar = `M270 ${top}C${left} ${top + 40} ${left - 8} ${500 + lean} ${left + 26} ${590 + lean}Q${left + 70} 720 300 752H420Q${right - 70} 720 ${right - 26} ${590 - lean}C${right + 8} ${500 - lean} ${right} ${top + 40} 450 ${top}z`;
    const shade = `M450 ${top}C${right} ${top + 40} ${right + 8} ${500 - lean} ${right - 26} ${590 - lean}Q${right - 70} 720 420 752H380C${right - 60} 660 ${right - 20} 420 450 ${top}z`;
    return `${floor(l, 660)}${shadow(372, 754, 180, l)}<path d="${jar}" fill="${l.paper}"/><path d="${shade}" fill="${l.shade}" opacity=".38"/><path d="M${left + 14} ${536 + lean}Q360 ${566} ${right - 14} ${536 - lean}" stroke="${l.shade}" stroke-width="2" fill="none" opacity=".6"/><ellipse cx="360" cy="${top}" rx="90" ry="17" fill="${l.ink}" opacity=".55"/>`;
  },
  window: (l, n) => {
    const [x, y] = [200 + (n % 3) * 40, 240 + (n % 2) * 60];
    return `<path d="M0 0h${width}v${height}H0z" fill="${l.ink}"/><path d="M0 700h${width}v200H0z" fill="${l.cool}" opacity=".4"/><path d="M${x} ${y}h280v340H${x}z" fill="${l.lamp}"/><path d="M${x + 134} ${y}h12v340h-12zM${x} ${y + 150}h280v12H${x}z" fill="${l.ink}"/><path d="M${x + 40} ${y + 340}c0-60 24-92 54-92s54 32 54 92z" fill="${l.clay}"/><circle cx="${x + 94}" cy="${y + 224}" r="30" fill="${l.clay}"/><path d="M${x} ${y + 340}h280l90 220H${x - 90}z" fill="${l.lamp}" opacity=".16"/>`;
  },
  threshold: (l, n) =>
    `<path d="M0 0h${width}v${height}H0z" fill="${l.wall}"/><path d="M180 120h360v620H180z" fill="${n % 2 ? l.cool : l.ink}"/><path d="M220 160h280v580H220z" fill="${l.paper}"/><path d="M220 160h${90 + (n % 4) * 34}v580h-${90 + (n % 4) * 34}z" fill="${l.clay}"/><path d="M150 740h420v44H150z" fill="${l.ink}"/><path d="M150 784h420l70 116H80z" fill="${l.shade}"/><path d="M310 560l190 180H310z" fill="${l.lamp}" opacity=".55"/>`,
  room: (l, n) => {
    const x = 150 + (n % 4) * 50;
    return `<path d="M0 0h${width}v${height}H0z" fill="${l.wall}"/><path d="M0 620L170 520h380l170 100v280H0z" fill="${l.shade}"/><path d="M170 140h380v380H170z" fill="${l.paper}"/><path d="M170 140L0 40v580l170-100zM550 140l170-100v580L550 520z" fill="${l.wall}"/><path d="M0 40l170 100v380L0 620z" fill="${l.ink}" opacity=".12"/><path d="M${x + 80} 200h120v170h-120z" fill="${l.lamp}"/><path d="M${x + 136} 200h8v170h-8zM${x + 80} 280h120v8h-120z" fill="${l.paper}"/><path d="M${x + 60} 600l150-40 120 150-180 50z" fill="${l.lamp}" opacity=".6"/>${n % 2 ? `<path d="M470 470h60v-70h12v190h-12v-50h-60v50h-12V400h12z" fill="${l.clay}"/>` : ''}`;
  },
  tray: (l, n) =>
    `${floor(l, 600)}${shadow(360, 740, 240, l)}<path d="M140 470h440l-26 44H166z" fill="${l.clay}"/><path d="M140 450h440v24H140z" fill="${l.ink}"/><path d="M180 514q90 70 180 0 90 70 180 0v30q-90 60-180 10-90 50-180-10z" fill="${l.clay}"/><path d="M190 530q-30 100 10 210h26q-34-110-4-200zM530 530q30 100-10 210h-26q34-110 4-200z" fill="${l.ink}"/><ellipse cx="${320 + (n % 3) * 40}" cy="446" rx="74" ry="15" fill="${l.paper}"/><path d="M${246 + (n % 3) * 40} 446h148q-10 -54-74-54t-74 54z" fill="${l.paper}"/>`,
  hills: (l, n) =>
    `<path d="M0 0h${width}v${height}H0z" fill="${l.paper}"/><circle cx="${180 + (n % 4) * 110}" cy="${220 + (n % 3) * 30}" r="62" fill="${n % 2 ? l.lamp : l.clay}"/>${[l.wall, l.cool, l.shade, l.cool, l.ink].map((fill, at) => `<path d="${ridge(430 + at * 90, 90 - at * 8, n + at * 2)}" fill="${fill}" opacity="${0.5 + at * 0.11}"/>`).join('')}`,
  river: (l, n) =>
    `<path d="M0 0h${width}v${height}H0z" fill="${l.paper}"/><path d="${ridge(300, 60, n)}" fill="${l.cool}" opacity=".35"/><path d="M0 360q260 50 ${width} 10v40q-340 40-${width} 0z" fill="${l.ink}" opacity=".75"/><path d="M0 410h${width}v${height}H0z" fill="${l.paper}"/><path d="M0 700q200-70 380 10t340-20v210H0z" fill="${l.ink}" opacity=".82"/><path d="M${330 + (n % 4) * 40} 560q60 34 130 0l-20 26h-90z" fill="${l.ink}"/><path d="M${396 + (n % 4) * 40} 560v-70" stroke="${l.ink}" stroke-width="5"/><path d="M140 520h120M470 480h90M240 620h150" stroke="${l.shade}" stroke-width="3"/>`,
  house: (l, n) => {
    const w = 110 + (n % 3) * 24;
    return `<path d="M0 0h${width}v${height}H0z" fill="${n % 2 ? l.ink : l.cool}"/>${n % 3 === 0 ? squares(26, (at) => `<circle cx="${(at * 173) % width}" cy="${(at * 97) % 560}" r="4" fill="${l.paper}" opacity=".7"/>`) : `<circle cx="560" cy="170" r="54" fill="${l.paper}" opacity=".9"/>`}<path d="${ridge(640, 24, n)}" fill="${l.shade}"/><path d="M${360 - w} 480h${w * 2}v200H${360 - w}z" fill="${l.paper}"/><path d="M${330 - w} 490L360 330l${30 + w} 160z" fill="${l.clay}"/><path d="M340 560h60v120h-60z" fill="${l.ink}"/><path d="M${390 - w} 540h56v60h-56zM${280 + w} 540h56v60h-56z" fill="${l.lamp}"/><path d="M340 680h60l60 220H280z" fill="${l.lamp}" opacity=".28"/>`;
  },
  roofs: (l, n) => {
    const fills = [l.clay, l.cool, l.wall, l.shade, l.ink, l.lamp, l.paper];
    return `<path d="M0 0h${width}v${height}H0z" fill="${l.paper}"/>${squares(20, (at) => {
      const [x, y] = [(at % 4) * 180, Math.floor(at / 4) * 180];
      const fill = fills[(at * 3 + n * 2 + (at % 3)) % fills.length];
      const beside = fills[(at * 5 + n + 3) % fills.length];
      return `<path d="M${x + 8} ${y + 8}h164v${110 + ((at + n) % 3) * 18}H${x + 8}z" fill="${fill}"/><path d="M${x + 8} ${y + 8}h${60 + ((at * 7 + n) % 4) * 20}v${110 + ((at + n) % 3) * 18}H${x + 8}z" fill="${beside}"/>`;
    })}`;
  },
  bowl: (l, n) =>
    `${floor(l, 580)}${shadow(360, 660, 170, l)}<path d="M150 ${430 - (n % 3) * 20}h420q-20 ${190 + (n % 3) * 20}-160 214v22H310v-22Q170 ${620} 150 ${430 - (n % 3) * 20}z" fill="${n % 2 ? l.cool : l.paper}"/><ellipse cx="360" cy="${430 - (n % 3) * 20}" rx="210" ry="38" fill="${l.shade}"/><ellipse cx="360" cy="${436 - (n % 3) * 20}" rx="186" ry="28" fill="${n % 2 ? l.paper : l.wall}"/><path d="M470 480q60 70-20 140" stroke="${l.ink}" stroke-width="3" fill="none" opacity=".25"/>`,
  gate: (l, n) =>
    `<path d="M0 0h${width}v${height}H0z" fill="${l.wall}"/><path d="M60 250L360 120l300 130v46H60z" fill="${l.ink}"/><path d="M110 296h500v470H110z" fill="${l.shade}"/><path d="M180 340h360v426H180z" fill="${l.lamp}"/><path d="M180 600q180-60 360 0v166H180z" fill="${l.cool}"/><path d="M180 340h${140 + (n % 3) * 22}v426H180z" fill="${l.clay}"/><path d="M540 340l-70 40v386h70z" fill="${l.clay}"/><circle cx="${300 + (n % 3) * 22}" cy="560" r="10" fill="${l.ink}"/><path d="M110 766h500v30H110z" fill="${l.ink}"/>`,
  shelf: (l, n) =>
    `${floor(l, 740)}${shadow(360, 800, 220, l)}<path d="M170 140h380v650H170z" fill="${l.clay}"/>${[0, 1, 2, 3].map((at) => `<path d="M196 ${166 + at * 156}h${at % 2 ? 328 : 150 + (n % 3) * 20}v130H196z" fill="${l.ink}" opacity=".75"/>`).join('')}<path d="M${372 + (n % 3) * 20} 166h${152 - (n % 3) * 20}v130H${372 + (n % 3) * 20}zM${372 + (n % 3) * 20} 478h${152 - (n % 3) * 20}v130H${372 + (n % 3) * 20}z" fill="${l.wall}"/><circle cx="270" cy="400" r="42" fill="${l.paper}"/><path d="M330 344h20v108h-20zM356 352h16v100h-16zM378 340h24v112h-24z" fill="${l.lamp}"/>`,
  pine: (l, n) =>
    `<path d="M0 0h${width}v${height}H0z" fill="${l.paper}"/><path d="M0 760q320-130 ${width}-30v170H0z" fill="${l.shade}"/><path d="M330 760q-30-180 40-300t${10 + (n % 3) * 20}-260" stroke="${l.ink}" stroke-width="30" fill="none" stroke-linecap="round"/><path d="M360 500q-120-30-190-10M372 420q120-50 200-10M390 320q-100-50-170-30" stroke="${l.ink}" stroke-width="12" fill="none"/>${[
      [190, 470],
      [560, 390],
      [230, 270],
      [400, 190],
      [470, 300],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          `<ellipse cx="${x}" cy="${y}" rx="${100 + ((at + n) % 3) * 14}" ry="38" fill="${at % 2 ? l.cool : l.ink}" opacity=".9"/>`,
      )
      .join('')}`,
  lattice: (l, n) =>
    `<path d="M0 0h${width}v${height}H0z" fill="${l.ink}"/>${squares(30, (at) => {
      const fill = [l.paper, l.lamp, l.wall, l.paper, l.clay, l.cool][(at * 5 + n * 3 + Math.floor(at / 5)) % 6];
      return `<path d="M${70 + (at % 5) * 118} ${80 + Math.floor(at / 5) * 124}h106v112H${70 + (at % 5) * 118}z" fill="${fill}"/>`;
    })}<path d="M0 830h${width}v70H0z" fill="${l.clay}"/>`,
  screen: (l, n) =>
    `${floor(l, 700)}${[0, 1, 2, 3, 4, 5]
      .map((at) => {
        const [x, skew] = [60 + at * 100, at % 2 ? 26 : 0];
        return `<path d="M${x} ${190 + skew}l100 ${at % 2 ? -26 : 26}v540l-100 ${at % 2 ? 26 : -26}z" fill="${at % 2 ? l.paper : l.wall}" stroke="${l.ink}" stroke-width="4"/><path d="M${x + 4} ${560 - ((at * 37 + n * 20) % 120)}q50-${60 + ((at * 29 + n * 11) % 90)} 92-10v${140 + ((at * 37) % 60)}l-92 4z" fill="${at % 3 ? l.cool : l.ink}" opacity=".7"/>`;
      })
      .join('')}<circle cx="${180 + (n % 4) * 100}" cy="310" r="30" fill="${l.clay}"/>`,
  vase: (l, n) =>
    `${floor(l, 640)}${shadow(360, 760, 130, l)}<path d="M320 380h80v70q90 60 80 180-8 90-60 130h-120q-52-40-60-130-10-120 80-180z" fill="${n % 2 ? l.paper : l.cool}"/><path d="M420 460q60 70 40 190-8 70-50 108h-40q70-90 50-298z" fill="${l.ink}" opacity=".14"/><path d="M360 400q-30-120 ${n % 2 ? 60 : -70}-190t${n % 2 ? 110 : -60}-110" stroke="${l.ink}" stroke-width="10" fill="none"/>${squares(7, (at) => `<circle cx="${360 + (n % 2 ? 1 : -1) * (at * 24 - 10) + ((at * 13) % 20)}" cy="${330 - at * 34}" r="${13 + (at % 3) * 4}" fill="${at % 2 ? l.clay : l.paper}"/>`)}`,
  stairs: (l, n) =>
    `<path d="M0 0h${width}v${height}H0z" fill="${l.wall}"/>${squares(8, (at) => {
      const [x, y] = [n % 2 ? at * 90 : (7 - at) * 90, 780 - at * 84];
      return `<path d="M${x} ${y}h90v${height - y}H${x}z" fill="${at % 2 ? l.shade : l.cool}"/><path d="M${x} ${y}h90v18H${x}z" fill="${l.paper}"/>`;
    })}<path d="M${n % 2 ? 90 : 470} 90h150v210H${n % 2 ? 90 : 470}z" fill="${l.lamp}"/><path d="M${n % 2 ? 160 : 540} 90h10v210h-10z" fill="${l.wall}"/>`,
  sea: (l, n) =>
    `<path d="M0 0h${width}v${height}H0z" fill="${l.paper}"/><path d="M0 ${500 + (n % 3) * 30}h${width}v400H0z" fill="${l.cool}" opacity=".8"/><path d="M${260 + (n % 4) * 50} ${500 + (n % 3) * 30}q60-90 130-60t120 60z" fill="${l.ink}"/><circle cx="${150 + (n % 3) * 60}" cy="230" r="48" fill="${l.clay}"/>${squares(6, (at) => `<path d="M${(at * 131) % 420} ${600 + at * 44}h${180 + ((at * 53) % 120)}" stroke="${l.paper}" stroke-width="4" opacity=".5"/>`)}`,
} satisfies Record<string, Draw>;

export type Motif = keyof typeof motifs;

/** Renders a motif as a PNG; `n` varies the picture. */
export const drawLot = (motif: Motif, n: number) => {
  const light = lights[(n * 3 + Math.floor(n / 10)) % lights.length] ?? lights[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 ${width} ${height}">${motifs[motif](light, n)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
};
