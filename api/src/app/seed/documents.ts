import type { Lawyer, Practice, Setting } from 'shared/contract';
import { lawyers } from '../../../seed/content/lawyers';
import { practices } from '../../../seed/content/practices';
import { setting } from '../../../seed/content/setting';
import type { Caller } from './caller';
import { forEachConcurrent, uploadDrawing, uploadEditorDrawing } from './pictures';

const widths = { hero: 2400, heroMobile: 1200, gateway: 1200, practice: 1200, office: 1600, portrait: 900, card: 1200 };

const uploadPicture = async (console: Caller, picture: string, width: number) =>
  (await uploadEditorDrawing(console, picture, width)).url;

const withPictures = <T extends { picture: string }>(console: Caller, items: T[], width: number) =>
  Promise.all(
    items.map(async ({ picture, ...item }) => ({ ...item, image: await uploadPicture(console, picture, width) })),
  );

export const seedSetting = async (console: Caller) => {
  const {
    hero: { picture, pictureMobile, ...hero },
    seo: { picture: card, ...seo },
    ...rest
  } = setting;
  const document: Setting = {
    ...rest,
    hero: {
      ...hero,
      image: await uploadPicture(console, picture, widths.hero),
      imageMobile: await uploadPicture(console, pictureMobile, widths.heroMobile),
    },
    gateways: await withPictures(console, setting.gateways, widths.gateway),
    offices: await withPictures(console, setting.offices, widths.office),
    seo: { ...seo, image: await uploadPicture(console, card, widths.card) },
  };
  await console.put('/setting', { setting: document, version: 0 });
};

export const seedPractices = async (console: Caller) => {
  const { version } = await console.get<{ practices: Practice[]; version: number }>('/practices');
  if (version > 0) return;
  await console.put('/practices', { practices: await withPictures(console, practices, widths.practice), version });
};

export const seedLawyers = async (console: Caller) => {
  const stored = await console.get<{ lawyers: Lawyer[]; version: number }>('/lawyers');
  const texts = lawyers.map(({ picture: _, ...lawyer }) => lawyer);
  const { lawyers: list } =
    stored.version === 0 ? await console.put<typeof stored>('/lawyers', { lawyers: texts, version: 0 }) : stored;
  const faceless = list.filter(({ image }) => !image);
  await forEachConcurrent(faceless, async ({ _id, slug }) => {
    const { picture } = lawyers.find((lawyer) => lawyer.slug === slug) ?? {};
    if (picture) await uploadDrawing(console, `/lawyers/${_id}/image`, 'image', picture, widths.portrait);
  });
};
