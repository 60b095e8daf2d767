/** Rich text whose headings are one level lower, for text below a heading of the page; the lowest stay as they are. */
export const demoteHeadings = (html: string) =>
  html.replace(/<(\/?)h([1-5])(?=[\s>])/gi, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);
