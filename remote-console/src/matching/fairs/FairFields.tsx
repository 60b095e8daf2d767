import { Fragment } from 'react';
import { email, maxLength, NumberInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Fair } from 'shared/contract';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { SeoulEndInput } from '../../components/inputs/SeoulEndInput';
import { SlugInput } from '../../components/inputs/SlugInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { FairDays } from './FairDays';
import { FairThumbs } from './FairThumbs';
import { FairTimeline } from './FairTimeline';
import { fairI18n } from './i18n';

const s = source<Fair>();
const periodFields = [
  ['sellerFrom', 'sellerTo'],
  ['buyerFrom', 'buyerTo'],
  ['requestFrom', 'requestTo'],
  ['startAt', 'endAt'],
] as const;

const VenueFields = () => {
  const t = fairI18n.useT();
  const type = useWatch<Fair, 'type'>({ name: 'type' });
  const isVenueRequired = type !== 'ONLINE';
  return (
    <Section title={t('venue')}>
      <LanguageTabs>
        <LocalisedTextInput source={s('venue.name')} max={80} required={isVenueRequired} />
      </LanguageTabs>
      <TextInput
        source={s('venue.address')}
        validate={[...(isVenueRequired ? [required()] : []), maxLength(200)]}
        helperText={t('venueHint')}
      />
      <FormGrid>
        <NumberInput source={s('venue.tables')} min={0} max={500} validate={isVenueRequired ? required() : []} />
        <TextInput source={s('venue.tablePrefix')} validate={maxLength(10)} />
      </FormGrid>
    </Section>
  );
};

/** Texts, periods, times, venue and organiser of a fair. */
export const FairFields = () => {
  const t = fairI18n.useT();
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('title')} max={120} required />
        <LocalisedTextInput source={s('summary')} max={300} multiline minRows={2} />
        <LocalisedHtmlInput source={s('content')} />
        <SlugInput source={s('slugs')} />
      </LanguageTabs>
      <Section title={t('periods')}>
        <FairTimeline />
        <FormGrid>
          {periodFields.map(([from, to]) => (
            <Fragment key={from}>
              <SeoulDateTimeInput source={s(from)} validate={required()} />
              <SeoulEndInput source={s(to)} validate={required()} />
            </Fragment>
          ))}
        </FormGrid>
      </Section>
      <Section title={t('timetable')}>
        <FairDays />
      </Section>
      <VenueFields />
      <Section title={t('organizer')}>
        <LanguageTabs>
          <LocalisedTextInput source={s('organizer.name')} max={80} />
        </LanguageTabs>
        <FormGrid>
          <TextInput source={s('organizer.tel')} type="tel" />
          <TextInput source={s('organizer.email')} type="email" validate={email()} />
        </FormGrid>
      </Section>
      <FairThumbs />
    </>
  );
};
