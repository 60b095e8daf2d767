import type { Language } from 'shared/i18n';
import { getAddress, getAlternates } from './alternates';
import { getContentLanguage, getTitle, type HeadDescription } from './head-description';

/** One feed per language, because feed readers send no cookie. */
export const feedPaths = { ko: '/rss.xml', en: '/en/rss.xml', cn: '/cn/rss.xml' } as const satisfies Record<
  Language,
  string
>;

export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** The pictures that the API draws for link previews. */
const sharingPicturePath = /^\/api\/v1\/sharing-pictures\//;

/** The picture of a link preview. One that the API draws has a known size, and fills the preview. */
const describePicture = (image: string, title: string, origin: string) => ({
  'og:image': new URL(image, origin).href,
  ...(sharingPicturePath.test(image) && {
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  }),
});

const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });

/** The elements of the head that belong to a page: for search engines and link previews. The title is set apart. */
export const describeHead = (page: HeadDescription, origin: string): HeadElement[] => {
  const { head, language, setting } = page;
  const site = setting?.siteName ?? 'Portico';
  const description = (head.description || setting?.seo.description) ?? '';
  const image = head.image ?? setting?.seo.image;
  const address = getAddress(page, getContentLanguage(head, language), origin);
  const properties = {
    'og:title': getTitle(page),
    'og:description': description,
    'og:site_name': site,
    'og:url': address,
    ...(image && describePicture(image, head.title, origin)),
  };
  return [
    { tag: 'meta', attributes: { name: 'description', content: description } },
    head.noindex
      ? { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }
      : link({ rel: 'canonical', href: address }),
    ...(head.noindex
      ? []
      : [
          ...getAlternates(page, origin).map((attributes) => link({ rel: 'alternate', ...attributes })),
          link({ rel: 'alternate', type: 'application/rss+xml', href: feedPaths[language], title: site }),
        ]),
    ...Object.entries(properties).map(
      ([property, content]): HeadElement => ({
        tag: 'meta',
        attributes: { property, content },
      }),
    ),
  ];
};

/** Every element that `describeHead` may describe, and the structured data, which only the server sends. */
const selector =
  'meta[name=description],meta[name=robots],link[rel=canonical],link[rel=alternate],meta[property],script[type="application/ld+json"]';

/** Replaces the elements of the page that was shown before. */
export const replaceHeadElements = (page: HeadDescription) => {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
  document.head.append(
    ...describeHead(page, location.origin).map(({ tag, attributes }) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    }),
  );
};
