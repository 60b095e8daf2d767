import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  BooleanInput,
  email,
  maxLength,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { Lawyer } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { Items } from '../../parts/Items';
import { Languages } from '../../parts/Languages';
import { LList } from '../../parts/LList';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { Picture } from '../../parts/Picture';
import { source } from '../../parts/source';
import { lawyerI18n } from './i18n';

const s = source<Lawyer>();
const specialty = source<Lawyer['specialties'][number]>();

interface Lawyers {
  lawyers: Lawyer[];
  version: number;
}

/** Stored at once for a lawyer the server knows; the rest of the list stays as it is typed. */
const Portrait = ({ index }: { index: number }) => {
  const t = lawyerI18n.useT();
  const translate = useTranslate();
  const { setValue } = useFormContext<Lawyers>();
  const id = useWatch<Lawyers, `lawyers.${number}._id`>({ name: `lawyers.${index}._id` });
  const image = useWatch<Lawyers, `lawyers.${number}.image`>({ name: `lawyers.${index}.image` });
  if (!id) return <Typography color="text.secondary">{t('saveFirst')}</Typography>;
  return (
    <Picture
      label={translate('resources.lawyers.fields.lawyers.image')}
      picture={image}
      ratio={3 / 4}
      width={220}
      send={async (file, options) => {
        const stored = await api.console.lawyers.image({ params: { id }, file }, options);
        setValue(`lawyers.${index}.image`, stored.lawyers.find(({ _id }) => _id === id)?.image ?? null);
        setValue('version', stored.version);
      }}
    />
  );
};

const PracticesInput = () => {
  const language = useLanguage();
  const { data, isPending } = useQuery({ queryKey: ['practice-names'], queryFn: () => api.console.practices.get() });
  const choices = data?.practices.map(({ code, name }) => ({ id: code, name: name[language] || name.ko })) ?? [];
  return <SelectArrayInput source={s('practices')} choices={choices} isPending={isPending} translateChoice={false} />;
};

const OfficeInput = () => {
  const t = lawyerI18n.useT();
  const language = useLanguage();
  const { data, isPending } = useQuery({ queryKey: ['setting-names'], queryFn: () => api.console.setting.get() });
  const choices = data?.setting.offices.map(({ title }, id) => ({ id, name: title[language] || title.ko })) ?? [];
  return (
    <SelectInput
      source={s('office')}
      choices={choices}
      isPending={isPending}
      emptyText={t('noOffice')}
      parse={(value: number | '') => (value === '' ? null : value)}
      translateChoice={false}
    />
  );
};

export const LawyerFields = ({ index }: { index: number }) => {
  const t = lawyerI18n.useT();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '220px minmax(0, 1fr)' }, mb: 2 }}>
        <Portrait index={index} />
        <Box>
          <TextInput source={s('title')} validate={[required(), maxLength(40)]} />
          <TextInput source={s('titleEn')} validate={[required(), maxLength(60)]} />
          <TextInput source={s('slug')} validate={[required(), maxLength(80)]} helperText={t('slugHint')} />
          <OfficeInput />
          <Pair>
            <BooleanInput source={s('ceo')} />
            <BooleanInput source={s('enabled')} />
          </Pair>
        </Box>
      </Box>
      <Pair>
        <TextInput source={s('email')} type="email" validate={email()} />
        <TextInput source={s('tel')} type="tel" />
      </Pair>
      <PracticesInput />
      <Languages>
        <LText source={s('intro')} max={1000} multiline minRows={3} />
      </Languages>
      <LList source={s('education')} max={120} />
      <LList source={s('careers')} max={160} />
      <Items source={s('specialties')} inline>
        <TextInput source={specialty('name.ko')} validate={required()} helperText={false} />
        <TextInput source={specialty('name.en')} helperText={false} />
        <TextInput source={specialty('name.cn')} helperText={false} />
        <TextInput source={specialty('registeredNo')} helperText={false} />
      </Items>
    </>
  );
};
