import { arrayMove } from '@dnd-kit/sortable';
import { Box, Typography } from '@mui/material';
import { BooleanInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api, type CallOptions } from 'shared/client';
import { type Banner, bannerImageCount } from 'shared/contract';
import { followed } from '../../parts/followed';
import { Group } from '../../parts/Group';
import { Item } from '../../parts/Item';
import { useT } from '../../parts/i18n';
import { Languages } from '../../parts/Languages';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { Picture } from '../../parts/Picture';
import { SeoulInput } from '../../parts/SeoulInput';
import { SortableList } from '../../parts/SortableList';
import { source } from '../../parts/source';
import { bannerI18n } from './i18n';

type Image = Banner['images'][number];
const s = source<Image>();

const Texts = () => (
  <Box sx={{ minWidth: 0 }}>
    <Languages>
      <LText source={s('alt')} max={200} required />
      <LText source={s('title')} max={100} />
      <LText source={s('text')} max={300} multiline />
    </Languages>
    <TextInput source={s('link')} />
    <Pair>
      <SeoulInput source={s('startAt')} />
      <SeoulInput source={s('endAt')} />
      <BooleanInput source={s('newWindow')} />
      <BooleanInput source={s('enabled')} />
    </Pair>
  </Box>
);

/**
 * Pictures are stored at once, their texts and their order with the form. An upload brings only its picture and the
 * new version into the form, so what is typed and not yet saved stays. `index` is a picture's place on the server,
 * wherever it has been moved here.
 */
export const BannerImages = () => {
  const t = bannerI18n.useT();
  const parts = useT();
  const translate = useTranslate();
  const id = useRecordContext<Banner & { id: string }>()?.id;
  const { setValue, getValues } = useFormContext<Banner>();
  const images = useWatch<Banner, 'images'>({ name: 'images' }) ?? [];
  if (!id) return <Typography color="text.secondary">{parts('saveFirst')}</Typography>;

  const upload = async (index: number, file: File, options: CallOptions) => {
    const { banner } = await api.console.banners.setImage({ params: { id, index: String(index) }, file }, options);
    const stored = banner.images[index];
    if (!stored) return;
    const here = getValues('images');
    const replaced = here.map((image) => (image.index === index ? { ...image, image: stored.image } : image));
    setValue('images', index < here.length ? replaced : [...here, stored]);
    setValue('version', followed(getValues('version'), banner.version));
  };

  const remove = async (index: number) => {
    await api.console.banners.removeImage({ params: { id, index: String(index) } });
    const { banner } = await api.console.banners.get({ params: { id } });
    const left = getValues('images').filter((image) => image.index !== index);
    setValue(
      'images',
      left.map((image) => (image.index > index ? { ...image, index: image.index - 1 } : image)),
    );
    setValue('version', followed(getValues('version'), banner.version));
  };

  const items = images.map(({ image, index }, place) => {
    const name = t('place', { place: place + 1 });
    const content = (
      <Box key={image._id} sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '280px minmax(0, 1fr)' }, pb: 2 }}>
        <Picture
          label={name}
          picture={image}
          frame={16 / 9}
          send={(file, options) => upload(index, file, options)}
          remove={() => remove(index)}
        />
        <Item list="images" index={place}>
          <Texts />
        </Item>
      </Box>
    );
    return { id: image._id, name, content };
  });

  return (
    <Group title={translate('resources.banners.fields.images')}>
      <SortableList
        stacked
        label={translate('resources.banners.fields.images')}
        items={items}
        onMove={(from, to) => setValue('images', arrayMove(getValues('images'), from, to), { shouldDirty: true })}
      />
      {images.length < bannerImageCount ? (
        <Box sx={{ py: 2 }}>
          <Picture
            label={t('add')}
            picture={null}
            frame={16 / 9}
            send={(file, options) => upload(images.length, file, options)}
          />
        </Box>
      ) : (
        <Typography color="text.secondary">{t('full', { count: bannerImageCount })}</Typography>
      )}
    </Group>
  );
};
