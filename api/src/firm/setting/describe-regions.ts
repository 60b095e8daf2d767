import { type LocalisedText, languages, pickText, type Setting } from 'shared/contract';

type Region = NonNullable<Setting['regions']>[number];
type Way = Region['ways'][number];

const ways: Record<Way, LocalisedText> = {
  VISIT: { ko: '방문 상담', en: 'in person', cn: '当面咨询' },
  VIDEO: { ko: '화상 상담', en: 'by video', cn: '视频咨询' },
  COURT: { ko: '재판 기일 출석', en: 'at court hearings', cn: '出庭' },
};
const marks = {
  ko: { comma: ', ', colon: ': ' },
  en: { comma: ', ', colon: ': ' },
  cn: { comma: '、', colon: '：' },
};

/** The regions that an office serves, and how; those that it serves alike stand together. Null for an office without regions. */
export const describeRegions = (regions: Setting['regions'], office: number): LocalisedText | null => {
  const served = (regions ?? []).filter((region) => region.office === office);
  if (served.length === 0) return null;
  const groups = new Map<string, Region[]>();
  for (const region of served) groups.set(region.ways.join(), [...(groups.get(region.ways.join()) ?? []), region]);
  const describe = (language: keyof typeof marks) =>
    [...groups.values()]
      .map((alike) => {
        const { comma, colon } = marks[language];
        const names = alike.map(({ name }) => pickText(name, language)).join(comma);
        const how = (alike[0]?.ways ?? []).map((way) => pickText(ways[way], language)).join(comma);
        return names + colon + how;
      })
      .join(' / ');
  return Object.fromEntries(languages.map((language) => [language, describe(language)])) as unknown as LocalisedText;
};
