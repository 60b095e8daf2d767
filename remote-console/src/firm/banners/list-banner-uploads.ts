import type { RaRecord } from 'react-admin';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { type Banner, contract } from 'shared/contract';
import { i18n, type Language } from 'shared/i18n';
import { getFormDrafts } from '../../components/forms/form-drafts';
import { listStagedUploads, type StagedUpload } from '../../components/media/staged-files';
import { pickWritable } from '../../data/pick-writable';
import { bannerI18n } from './i18n';

type Update = Parameters<typeof api.console.banners.update>[0]['body'];

/**
 * The images of a new banner, and then their texts. Texts that are refused become a draft of the banner's page, which
 * opens next.
 */
export const listBannerUploads = ({ images = [] }: Partial<Banner>, { id: recordId }: RaRecord): StagedUpload[] => {
  const id = String(recordId);
  const stored: Banner['images'] = [];
  let version = 0;
  const uploads = images.flatMap((typed) =>
    listStagedUploads([typed.image], async (file) => {
      const index = stored.length;
      const { banner } = await api.console.banners.setImage({ params: { id, index: String(index) }, file });
      stored.push({ ...typed, image: banner.images[index]?.image ?? typed.image, index });
      version = banner.version;
    }),
  );
  const writeTexts = async () => {
    if (stored.length === 0) return;
    const body = pickWritable(contract.console.banners.update.body, { images: stored, version }) as Update;
    await api.console.banners.update({ params: { id }, body }).catch((cause: unknown) => {
      const { user } = useAuth.getState();
      if (user) getFormDrafts(user.sub).set(`banners/${id}`, { images: stored });
      throw cause;
    });
  };
  if (uploads.length === 0) return [];
  return [...uploads, { name: bannerI18n.translate(i18n.language as Language)('imageTexts'), send: writeTexts }];
};
