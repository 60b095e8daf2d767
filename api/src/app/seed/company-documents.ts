import sharp from 'sharp';
import type { CompanySeed } from '../../../seed/content/companies/company';

/** Builds a one-page PDF with a valid cross-reference table. */
const buildPdf = (lines: string[]) => {
  const text = lines
    .map(
      (line, at) => `BT /F1 ${at === 0 ? 22 : 12} Tf 72 ${740 - at * 32} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`,
    )
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${body}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
};

/** A specimen of a business registration with fictional data, as an upload. */
export const drawRegistration = ({ name, foundedYear, slug }: CompanySeed, number: string) => ({
  part: 'businessRegistration',
  name: `${slug}-사업자등록증.pdf`,
  mime: 'application/pdf',
  bytes: buildPdf([
    'Certificate of Business Registration',
    `Registration number  ${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}`,
    `Company  ${name[1]}`,
    `Opened  ${foundedYear}`,
    'Specimen of a fictional company',
  ]),
});

const colours = ['#1f4e5f', '#7a3b2e', '#3d5a3c', '#5b4a7a', '#a3622a', '#2f4b7c', '#6b2d4f', '#46635a'];

/** A generated logo, as an upload; shape and colours depend on the slug. */
export const drawLogo = async ({ slug }: CompanySeed) => {
  const seed = [...slug].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);
  const [back, front] = [colours[seed % colours.length], colours[(seed + 3) % colours.length]];
  const rotation = (seed % 8) * 22.5;
  const shapes = [
    `<circle cx="130" cy="130" r="${60 + (seed % 40)}" fill="${front}"/>`,
    `<rect x="90" y="90" width="150" height="150" rx="${seed % 75}" fill="${front}"/>`,
    `<path d="M150 60 L250 240 L50 240 Z" fill="${front}"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300">
    <rect width="300" height="300" rx="48" fill="${back}"/>
    <g transform="rotate(${rotation} 150 150)" opacity="0.9">${shapes[seed % shapes.length]}</g>
    <circle cx="${190 + (seed % 30)}" cy="${180 + (seed % 40)}" r="46" fill="#f6f2ea"/></svg>`;
  return { part: 'logo', name: slug, bytes: await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer() };
};
