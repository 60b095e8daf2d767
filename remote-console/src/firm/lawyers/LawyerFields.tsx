import { Box } from '@mui/material';
import {
  BooleanInput,
  email,
  maxLength,
  type RaRecord,
  required,
  SelectArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { type Lawyer, spokenLanguages } from 'shared/contract';
import { htmlLang, useLanguage } from 'shared/i18n';
import { source } from '../../components/forms/source';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedListInput } from '../../components/inputs/LocalisedListInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { ImageUpload } from '../../components/media/ImageUpload';
import { listStagedUploads, stageFile } from '../../components/media/staged-files';
import { lawyerI18n } from './i18n';
import { OfficeInput } from './OfficeInput';
import { PracticesInput } from './PracticesInput';

const s = source<Lawyer>();
const specialty = source<Lawyer['specialties'][number]>();

interface Lawyers {
  lawyers: Lawyer[];
  version: number;
}

export const listPortraitUploads = ({ lawyers }: Lawyers, stored: RaRecord) =>
  lawyers.flatMap(({ image }, index) =>
    listStagedUploads([image], (file) =>
      api.console.lawyers.image({ params: { id: (stored as RaRecord & Lawyers).lawyers[index]?._id ?? '' }, file }),
    ),
  );

/** Portrait of a lawyer, stored at once, of a new one with the first save; unsaved changes of the list stay. */
const Portrait = ({ index }: { index: number }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<Lawyers>();
  const syncForm = useSyncForm<Lawyers>();
  const id = useWatch<Lawyers, `lawyers.${number}._id`>({ name: `lawyers.${index}._id` });
  const image = useWatch<Lawyers, `lawyers.${number}.image`>({ name: `lawyers.${index}.image` });
  return (
    <ImageUpload
      label={translate('resources.lawyers.fields.lawyers.image')}
      picture={image}
      ratio={3 / 4}
      width={220}
      send={async (file, options) => {
        if (!id) return setValue(`lawyers.${index}.image`, stageFile(file), { shouldDirty: true });
        const stored = await api.console.lawyers.image({ params: { id }, file }, options);
        setValue(`lawyers.${index}.image`, stored.lawyers.find(({ _id }) => _id === id)?.image ?? null);
        syncForm(stored);
      }}
    />
  );
};

const LanguagesInput = () => {
  const names = new Intl.DisplayNames(htmlLang[useLanguage()], { type: 'language' });
  const choices = spokenLanguages.map((id) => ({ id, name: names.of(id) ?? id }));
  return <SelectArrayInput source={s('languages')} choices={choices} translateChoice={false} />;
};

/** Inputs of one lawyer of the document. */
export const LawyerFields = ({ index }: { index: number }) => {
  const t = lawyerI18n.useT();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '220px minmax(0, 1fr)' }, mb: 2 }}>
        <Portrait index={index} />
        <Box>
          <TextInput source={s('title')} validate={[required(), maxLength(40)]} />
          <TextInput source={s('titleEn')} validate={[required(), maxLength(60)]} />
          <TextInput source={s('titleCn')} validate={maxLength(40)} />
          <TextInput source={s('slug')} validate={[required(), maxLength(80)]} helperText={t('slugHint')} />
          <OfficeInput source={s('office')} emptyText={t('noOffice')} />
          <FormGrid>
            <BooleanInput source={s('ceo')} />
            <BooleanInput source={s('enabled')} />
          </FormGrid>
        </Box>
      </Box>
      <FormGrid>
        <TextInput source={s('email')} type="email" validate={email()} />
        <TextInput source={s('tel')} type="tel" />
      </FormGrid>
      <PracticesInput source={s('practices')} />
      <LanguagesInput />
      <LanguageTabs>
        <LocalisedTextInput source={s('intro')} max={1000} multiline minRows={3} />
      </LanguageTabs>
      <LocalisedListInput source={s('education')} max={120} />
      <LocalisedListInput source={s('careers')} max={160} />
      <ArrayItemsInput source={s('specialties')} inline>
        <TextInput source={specialty('name.ko')} validate={required()} helperText={false} />
        <TextInput source={specialty('name.en')} helperText={false} />
        <TextInput source={specialty('name.cn')} helperText={false} />
        <TextInput source={specialty('registeredNo')} helperText={false} />
      </ArrayItemsInput>
    </>
  );
};
