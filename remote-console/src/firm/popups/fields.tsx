import { Typography } from '@mui/material';
import {
  BooleanInput,
  CheckboxGroupInput,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { devices, dismissals, type Popup, popupTypes, skins } from 'shared/contract';
import { languages } from 'shared/i18n';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { Languages } from '../../parts/Languages';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { Picture } from '../../parts/Picture';
import { SeoulInput } from '../../parts/SeoulInput';
import { source } from '../../parts/source';
import { popupI18n } from './i18n';
import { PopupPreview } from './PopupPreview';

const s = source<Popup>();

const after = (endAt: string | null, { startAt }: { startAt?: string | null }) =>
  endAt && startAt && Date.parse(endAt) <= Date.parse(startAt) ? 'resources.popups.period' : undefined;

const PopupPicture = ({ image, id }: { image: 'image' | 'mobileImage'; id: '_image' | '_mobileImage' }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<Popup>();
  const picture = useWatch<Popup, typeof image>({ name: image });
  return (
    <Picture
      label={translate(`resources.popups.fields.${image}`)}
      picture={picture}
      width={240}
      send={async (file, options) => {
        const { photo } = await api.console.editor.upload({ file }, options);
        setValue(image, photo);
        setValue(id, photo._id, { shouldDirty: true });
      }}
      remove={async () => {
        setValue(image, null);
        setValue(id, null, { shouldDirty: true });
      }}
    />
  );
};

export const PopupMain = () => {
  const type = useWatch<Popup, 'type'>({ name: 'type' });
  return (
    <>
      <TextInput source={s('title')} validate={[required(), maxLength(100)]} />
      <SelectInput source={s('type')} choices={choices('popups', 'type', popupTypes)} validate={required()} />
      {type === 'HTML' ? (
        <Languages key="html">
          <LHtml source={s('content')} />
        </Languages>
      ) : (
        <>
          <Pair>
            <PopupPicture image="image" id="_image" />
            <PopupPicture image="mobileImage" id="_mobileImage" />
          </Pair>
          <Languages key="image">
            <LText source={s('alt')} max={200} required />
          </Languages>
        </>
      )}
      <TextInput source={s('link')} />
      <BooleanInput source={s('newWindow')} />
      <PopupPreview />
    </>
  );
};

export const PopupSide = () => {
  const t = popupI18n.useT();
  const dismiss = useWatch<Popup, 'dismiss'>({ name: 'dismiss' });
  return (
    <>
      <Group title={t('period')}>
        <BooleanInput source={s('enabled')} />
        <SeoulInput source={s('startAt')} validate={required()} />
        <SeoulInput source={s('endAt')} validate={[required(), after]} />
        <SelectInput source={s('device')} choices={choices('popups', 'device', devices)} validate={required()} />
        <CheckboxGroupInput
          source={s('locales')}
          choices={choices('popups', 'locales', languages)}
          helperText={t('allLocales')}
        />
        <TextArrayInput source={s('paths')} helperText={t('homeOnly')} />
      </Group>
      <Group title={t('look')}>
        <SelectInput source={s('skin')} choices={choices('popups', 'skin', skins)} validate={required()} />
        <Pair>
          <NumberInput source={s('position.left')} min={0} helperText={false} />
          <NumberInput source={s('position.top')} min={0} helperText={false} />
          <NumberInput source={s('position.width')} min={0} helperText={false} />
          <NumberInput source={s('position.height')} min={0} helperText={false} />
        </Pair>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mb: 1 }}>
          {t('positionHint')}
        </Typography>
        <SelectInput source={s('dismiss')} choices={choices('popups', 'dismiss', dismissals)} validate={required()} />
        {dismiss === 'HOURS' && <NumberInput source={s('hideHours')} min={1} max={8760} validate={required()} />}
        <NumberInput source={s('order')} min={0} step={1} validate={required()} />
      </Group>
    </>
  );
};
