/** What happened, what was done, and how it ended. */
type Parts = readonly [problem: string, work: string, result: string];

const headings = {
  ko: ['어떤 일이었나', '이렇게 했습니다', '결과'],
  en: ['What it was about', 'What we did', 'How it ended'],
  cn: ['事情经过', '我们的工作', '结果'],
} as const;

const toHtml = (titles: readonly string[], parts: Parts) =>
  parts.map((part, index) => `<h2>${titles[index]}</h2>\n<p>${part}</p>`).join('\n');

/** The text of a case in three languages. */
export const story = (ko: Parts, en: Parts, cn: Parts) => ({
  ko: toHtml(headings.ko, ko),
  en: toHtml(headings.en, en),
  cn: toHtml(headings.cn, cn),
});
