import { Box, Typography } from '@mui/material';
import { BooleanInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api, type CallOptions } from 'shared/client';
import { type Banner, bannerImageCount } from 'shared/contract';
import { Group } from '../parts/Group';
import { Item } from '../parts/Item';
import { Languages } from '../parts/Languages';
import { LText } from '../parts/LText';
import { Pair } from '../parts/Pair';
import { Picture } from '../parts/Picture';
import { SeoulInput } from '../parts/SeoulInput';
import { source } from '../parts/source';
import { useT } from '../parts/texts';
import { bannerTexts } from './texts';

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
 * Pictures are stored at once, their texts with the form. An upload brings only its picture and the new version
 * into the form, so texts that are typed and not yet saved stay.
 */
export const BannerImages = () => {
  const t = bannerTexts.useT();
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
    if (index < images.length) setValue(`images.${index}.image`, stored.image);
    else setValue('images', [...getValues('images'), stored]);
    setValue('version', banner.version);
  };

  const remove = async (index: number) => {
    await api.console.banners.removeImage({ params: { id, index: String(index) } });
    const { banner } = await api.console.banners.get({ params: { id } });
    setValue(
      'images',
      getValues('images').filter((_, place) => place !== index),
    );
    setValue('version', banner.version);
  };

  return (
    <Group title={translate('resources.banners.fields.images')}>
      {images.map((image, index) => (
        <Box
          key={image.image._id}
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { md: '280px minmax(0, 1fr)' },
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Picture
            label={t('place', { place: index + 1 })}
            picture={image.image}
            frame={16 / 9}
            send={(file, options) => upload(index, file, options)}
            remove={() => remove(index)}
          />
          <Item list="images" index={index}>
            <Texts />
          </Item>
        </Box>
      ))}
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
