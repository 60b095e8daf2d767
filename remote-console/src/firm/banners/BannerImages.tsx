import { arrayMove } from '@dnd-kit/sortable';
import { Box, Typography } from '@mui/material';
import { BooleanInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api, type CallOptions } from 'shared/client';
import { type Banner, maxBannerImages } from 'shared/contract';
import { source } from '../../components/forms/source';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { ItemScope } from '../../components/inputs/ItemScope';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { SeoulEndInput } from '../../components/inputs/SeoulEndInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { SortableList } from '../../components/lists/SortableList';
import { ImageUpload } from '../../components/media/ImageUpload';
import { stageFile } from '../../components/media/staged-files';
import { bannerI18n } from './i18n';

type Image = Banner['images'][number];
const s = source<Image>();

const ImageFields = () => (
  <Box sx={{ minWidth: 0 }}>
    <LanguageTabs>
      <LocalisedTextInput source={s('alt')} max={200} required />
      <LocalisedTextInput source={s('title')} max={100} />
      <LocalisedTextInput source={s('text')} max={300} multiline />
    </LanguageTabs>
    <TextInput source={s('link')} />
    <FormGrid>
      <SeoulDateTimeInput source={s('startAt')} />
      <SeoulEndInput source={s('endAt')} />
      <BooleanInput source={s('newWindow')} />
      <BooleanInput source={s('enabled')} />
    </FormGrid>
  </Box>
);

const newImage = { alt: { ko: '' }, newWindow: false, enabled: true, clicks: 0 };

/**
 * The images of a banner. An image file is stored at once, texts and order with the form; those of a new banner with its
 * first save. After an upload only the image and the new version enter the form, so that unsaved changes stay. `index` is
 * the position of an image on the server, which does not change while images are reordered in the form.
 */
export const BannerImages = () => {
  const t = bannerI18n.useT();
  const translate = useTranslate();
  const id = useRecordContext<Banner & { id: string }>()?.id;
  const { setValue, getValues } = useFormContext<Banner>();
  const syncForm = useSyncForm<Banner>();
  const images = useWatch<Banner, 'images'>({ name: 'images' }) ?? [];

  /** Adds an image, or replaces the one at its index, whose texts stay. */
  const put = (added: Image) => {
    const current = getValues('images') ?? [];
    const replaced = current.map((image) => (image.index === added.index ? { ...image, image: added.image } : image));
    setValue('images', added.index < current.length ? replaced : [...current, added], { shouldDirty: !id });
  };

  const upload = async (index: number, file: File, options: CallOptions) => {
    if (!id) return put({ ...newImage, image: stageFile(file), index });
    const { banner } = await api.console.banners.setImage({ params: { id, index: String(index) }, file }, options);
    const stored = banner.images[index];
    if (!stored) return;
    put(stored);
    syncForm(banner);
  };

  const remove = async (index: number) => {
    if (id) await api.console.banners.removeImage({ params: { id, index: String(index) } });
    const remaining = getValues('images').filter((image) => image.index !== index);
    setValue(
      'images',
      remaining.map((image) => (image.index > index ? { ...image, index: image.index - 1 } : image)),
    );
    if (id) syncForm((await api.console.banners.get({ params: { id } })).banner);
  };

  const putBack = async (id: string, file: string) => {
    const { banner } = await api.console.banners.get({ params: { id } });
    const stored = banner.images.find(({ image }) => image._id === file);
    if (!stored) return;
    const moved = getValues('images').map((each) =>
      each.index >= stored.index ? { ...each, index: each.index + 1 } : each,
    );
    setValue('images', moved.toSpliced(stored.index, 0, stored));
    syncForm(banner);
  };

  const items = images.map(({ image, index }, position) => {
    const name = t('pictureNumber', { position: position + 1 });
    const content = (
      <Box key={image._id} sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '280px minmax(0, 1fr)' }, pb: 2 }}>
        <ImageUpload
          label={name}
          picture={image}
          frame={16 / 9}
          send={(file, options) => upload(index, file, options)}
          remove={() => remove(index)}
          onRestored={id ? () => putBack(id, image._id) : undefined}
        />
        <ItemScope list="images" index={position}>
          <ImageFields />
        </ItemScope>
      </Box>
    );
    return { id: image._id, name, content };
  });

  return (
    <Section title={translate('resources.banners.fields.images')}>
      <SortableList
        stacked
        label={translate('resources.banners.fields.images')}
        items={items}
        onMove={(from, to) => setValue('images', arrayMove(getValues('images'), from, to), { shouldDirty: true })}
      />
      {images.length < maxBannerImages ? (
        <Box sx={{ py: 2 }}>
          <ImageUpload
            label={t('add')}
            picture={null}
            frame={16 / 9}
            send={(file, options) => upload(images.length, file, options)}
          />
        </Box>
      ) : (
        <Typography color="text.secondary">{t('full', { count: maxBannerImages })}</Typography>
      )}
    </Section>
  );
};
