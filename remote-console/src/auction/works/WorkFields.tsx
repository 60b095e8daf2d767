import { Alert } from '@mui/material';
import { maxLength, minValue, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import type { Work } from 'shared/contract';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SlugInput } from '../../components/inputs/SlugInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { AuthorInput } from '../authors/AuthorInput';
import { ProgramInput } from '../programs/ProgramInput';
import { ClassificationFields } from './ClassificationFields';
import { workI18n } from './i18n';
import { WorkFiles } from './WorkFiles';

const s = source<Work>();
const sizeFields = ['size.h', 'size.w', 'size.d'] as const;

const PriceFields = () => {
  const t = workI18n.useT();
  const bids = useRecordContext<Work & { id: string }>()?.bidCount ?? 0;
  const notBelowLow = (high: number | null, { estimateLow }: Partial<Work>) =>
    high !== null && typeof estimateLow === 'number' && high < estimateLow ? t('notBelowLow') : undefined;
  const notBelowStart = (reserve: number | null, { startPrice }: Partial<Work>) =>
    reserve !== null && typeof startPrice === 'number' && reserve < startPrice ? t('notBelowStart') : undefined;
  return (
    <Section title={t('prices')}>
      {bids > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('pricesLocked')}
        </Alert>
      )}
      <FormGrid>
        <NumberInput source={s('estimateLow')} min={1} helperText={false} />
        <NumberInput source={s('estimateHigh')} min={1} validate={notBelowLow} helperText={false} />
        <NumberInput
          source={s('startPrice')}
          min={1}
          readOnly={bids > 0}
          validate={[required(), minValue(1)]}
          helperText={false}
        />
        <NumberInput
          source={s('reservePrice')}
          min={1}
          readOnly={bids > 0}
          validate={notBelowStart}
          helperText={t('reserveHint')}
        />
      </FormGrid>
    </Section>
  );
};

/** Texts, prices, files and description of a lot. */
export const WorkFields = () => {
  const t = workI18n.useT();
  const bids = useRecordContext<Work & { id: string }>()?.bidCount ?? 0;
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('title')} max={200} required />
        <LocalisedTextInput source={s('medium')} max={200} />
        <LocalisedHtmlInput source={s('description')} />
        <SlugInput source={s('slugs')} />
      </LanguageTabs>
      <FormGrid>
        <ProgramInput source={s('_program')} label="resources.auction/works.fields._program" validate={required()} />
        <AuthorInput source={s('_author')} label="resources.auction/works.fields._author" validate={required()} />
        <NumberInput
          source={s('lotNo')}
          min={1}
          step={1}
          readOnly={bids > 0}
          validate={[required(), minValue(1)]}
          helperText={t('lotNoHint')}
        />
        <TextInput source={s('year')} validate={maxLength(60)} helperText={t('yearHint')} />
      </FormGrid>
      <PriceFields />
      <WorkFiles />
      <ClassificationFields />
      <Section title={t('object')}>
        <FormGrid columns={3}>
          {sizeFields.map((field) => (
            <NumberInput key={field} source={s(field)} min={0} step={0.1} helperText={false} />
          ))}
        </FormGrid>
        <TextInput source={s('edition')} validate={maxLength(60)} helperText={false} />
        <LanguageTabs>
          <LocalisedTextInput source={s('signed')} max={200} />
          <LocalisedTextInput source={s('frame')} max={200} />
          <LocalisedTextInput source={s('provenance')} max={2000} multiline minRows={2} />
          <LocalisedTextInput source={s('condition')} max={2000} multiline minRows={2} />
        </LanguageTabs>
      </Section>
    </>
  );
};
