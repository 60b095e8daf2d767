import { homePath, htmlLang, type Language, languageOfPath, languages } from 'shared/i18n';
import { getTitle, type HeadDescription } from './head-description';

/** One feed per language, because feed readers send no cookie. */
export const feedPaths = { ko: '/rss.xml', en: '/en/rss.xml', cn: '/cn/rss.xml' } as const satisfies Record<
  Language,
  string
>;

export interface HeadElement {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /** Content of a script with structured data. */
  data?: object;
}

/** Links between the home pages of the languages; every other address serves all languages. */
const describeAlternates = (origin: string, pathname: string): HeadElement[] =>
  languageOfPath(pathname)
    ? [
        ...languages.map((language) => ({ hreflang: htmlLang[language], href: origin + homePath[language] })),
        { hreflang: 'x-default', href: `${origin}/` },
      ].map((attributes) => ({ tag: 'link', attributes: { rel: 'alternate', ...attributes } }))
    : [];

const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });

/** The elements of the head that belong to a page: for search engines and link previews. The title is set apart. */
export const describeHead = (page: HeadDescription, origin: string): HeadElement[] => {
  const { head, language, pathname, setting } = page;
  const site = setting?.siteName ?? 'Portico';
  const description = head.description ?? setting?.seo.description ?? '';
  const image = head.image ?? setting?.seo.image;
  const address = origin + pathname;
  const properties = {
    'og:title': getTitle(page),
    'og:description': description,
    'og:site_name': site,
    'og:url': address,
    ...(image && { 'og:image': new URL(image, origin).href }),
  };
  return [
    { tag: 'meta', attributes: { name: 'description', content: description } },
    head.noindex
      ? { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }
      : link({ rel: 'canonical', href: address }),
    ...describeAlternates(origin, pathname),
    ...(head.noindex
      ? []
      : [link({ rel: 'alternate', type: 'application/rss+xml', href: feedPaths[language], title: site })]),
    ...Object.entries(properties).map(
      ([property, content]): HeadElement => ({
        tag: 'meta',
        attributes: { property, content },
      }),
    ),
    ...(head.jsonLd ?? []).map(
      (data): HeadElement => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        data,
      }),
    ),
  ];
};

/** Every element that `describeHead` may describe. */
const selector =
  'meta[name=description],meta[name=robots],link[rel=canonical],link[rel=alternate],meta[property^="og:"],script[type="application/ld+json"]';

/** Replaces the elements of the page that was shown before. */
export const replaceHeadElements = (page: HeadDescription) => {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
  document.head.append(
    ...describeHead(page, location.origin).map(({ tag, attributes, data }) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (data) element.textContent = JSON.stringify(data);
      return element;
    }),
  );
};
