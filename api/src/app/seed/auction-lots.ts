import type { Author, Program, Work } from 'shared/contract';
import { roundUpToIncrement } from 'shared/format';
import { motifTexts, type openLots } from '../../../seed/content/auction/works';
import { text } from '../../../seed/content/text';
import { drawLot } from './auction-motifs';
import type { Caller } from './caller';
import { forEachConcurrent } from './pictures';

type Lot = (typeof openLots)[number];

const classifications = [
  { type: 'NULL' },
  {
    type: 'DESC',
    desc: text(
      '개인 소장품으로, 처음 구한 뒤 한 집에서 간직해 왔습니다.',
      'From a private collection, kept in one house since it was first bought.',
      '私人收藏，自购得后一直珍藏于同一家中。',
    ),
  },
  {
    type: 'LIST',
    list: [
      text('작가 서명 있음', 'Signed', '有作者签名'),
      text('상태 확인서 첨부', 'With a condition report', '附状况报告'),
      text('원래의 상자 포함', 'In its original box', '含原盒'),
    ],
  },
] as const;

const conditions = [
  text('전반적으로 양호합니다.', 'Good throughout.', '整体良好。'),
  text('가장자리에 작은 수리가 있습니다.', 'A small repair at the edge.', '边缘有小修补。'),
  text('세월에 따른 엷은 변색이 있습니다.', 'Slight discolouration from age.', '有因年代产生的轻微变色。'),
];

/** A paragraph in three languages. */
export const html = (ko: string, en: string, cn: string) => text(`<p>${ko}</p>`, `<p>${en}</p>`, `<p>${cn}</p>`);

const buildBody = (program: Program, authors: Author[], lot: Lot, at: number) => {
  const [title, author, motif, medium, h, w, year, start] = lot;
  const { increments } = program;
  const startPrice = roundUpToIncrement(increments ?? [], start * 10_000);
  const estimateLow = roundUpToIncrement(increments ?? [], startPrice * 1.5);
  return {
    _program: program._id,
    lotNo: at + 1,
    _author: authors[author]?._id,
    title: text(...title),
    classification: classifications[at % classifications.length],
    medium: text(...medium),
    size: { h, w, unit: 'cm' },
    year,
    ...(motif === 'threshold' ? { edition: `${(at % 12) + 1}/20` } : {}),
    provenance: at % 4 === 1 ? text('서울, 개인 소장', 'Private collection, Seoul', '首尔私人收藏') : null,
    condition: conditions[at % conditions.length],
    description: html(...motifTexts[motif]),
    estimateLow,
    estimateHigh: roundUpToIncrement(increments ?? [], startPrice * 2.5),
    startPrice,
    // One lot in three has a reserve price.
    reservePrice: at % 3 === 2 ? estimateLow : null,
    status: 'SCHEDULED',
    order: at,
  };
};

/** Creates the lots of a programme, each with a drawing. Existing lots are kept. */
export const seedLots = async (
  console: Caller,
  { program, authors, lots }: { program: Program; authors: Author[]; lots: readonly Lot[] },
) => {
  const offset = [...program.code].reduce((sum, char) => sum + char.charCodeAt(0), 0);
  const { works: existing } = await console.get<{ works: Work[] }>(`/auction/works?_program=${program._id}&limit=100`);
  await forEachConcurrent(lots, async (lot, at) => {
    const found = existing.find(({ lotNo }) => lotNo === at + 1);
    if (found?.thumb) return;
    const work =
      found ?? (await console.post<{ work: Work }>('/auction/works', buildBody(program, authors, lot, at))).work;
    await console.upload('/auction/files', {
      part: 'file',
      name: lot[0][1].toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      bytes: await drawLot(lot[2], at + (program.code === 'inside-outside' ? 0 : offset)),
      fields: { _program: program._id, _work: work._id, index: '0' },
    });
  });
};
