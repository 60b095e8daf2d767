import { FormHelperText } from '@mui/material';
import {
  BooleanInput,
  CheckboxGroupInput,
  email,
  maxLength,
  NumberInput,
  required,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { type Setting, serviceWays, skins, socialKinds } from 'shared/contract';
import { openingDays } from 'shared/format';
import { source } from '../../components/forms/source';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedListInput } from '../../components/inputs/LocalisedListInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { ImageUrlInput } from '../../components/media/ImageUrlInput';
import { buildChoices } from '../../i18n/resource-labels';
import { OfficeInput } from '../lawyers/OfficeInput';
import { settingI18n } from './i18n';
import { s } from './source';

const gateway = source<Setting['gateways'][number]>();
const office = source<Setting['offices'][number]>();
const opening = source<NonNullable<Setting['offices'][number]['opening']>[number]>();
const region = source<NonNullable<Setting['regions']>[number]>();
const phone = source<Setting['phones'][number]>();
const social = source<Setting['socials'][number]>();

export const FirmTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('setting.siteName')} max={60} required />
        <LocalisedTextInput source={s('setting.company.name')} max={80} required />
        <LocalisedTextInput source={s('setting.company.ceo')} max={80} required />
        <LocalisedTextInput source={s('setting.company.address')} max={200} required />
        <LocalisedTextInput source={s('setting.company.privacyOfficer')} max={60} required />
        <LocalisedTextInput source={s('setting.company.adLawyer')} max={60} required />
      </LanguageTabs>
      <FormGrid>
        <TextInput
          source={s('setting.company.businessNumber')}
          validate={required()}
          helperText={t('businessDigits')}
        />
        <TextInput source={s('setting.company.mailOrderNumber')} validate={maxLength(60)} />
        <TextInput source={s('setting.company.tel')} type="tel" validate={required()} helperText={t('digits')} />
        <TextInput source={s('setting.company.fax')} type="tel" helperText={t('digits')} />
        <TextInput source={s('setting.company.email')} type="email" validate={[required(), email()]} />
      </FormGrid>
    </>
  );
};

export const HomeTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <Section title={t('hero')}>
        <LanguageTabs>
          <LocalisedTextInput source={s('setting.hero.tagline')} max={120} required />
          <LocalisedTextInput source={s('setting.hero.lead')} max={300} multiline />
        </LanguageTabs>
        <FormGrid>
          <ImageUrlInput source={s('setting.hero.image')} />
          <ImageUrlInput source={s('setting.hero.imageMobile')} width={200} />
        </FormGrid>
      </Section>
      <Section title={t('gateways')}>
        <ArrayItemsInput source={s('setting.gateways')} label={false}>
          <LanguageTabs>
            <LocalisedTextInput source={gateway('title')} max={60} required />
          </LanguageTabs>
          <FormGrid>
            <TextInput source={gateway('link')} validate={required()} />
            <TextInput source={gateway('icon')} validate={[required(), maxLength(40)]} />
          </FormGrid>
          <ImageUrlInput source={gateway('image')} width={200} />
          <LocalisedListInput source={gateway('info')} max={80} />
        </ArrayItemsInput>
      </Section>
    </>
  );
};

export const OfficesTab = () => {
  const t = settingI18n.useT();
  return (
    <ArrayItemsInput source={s('setting.offices')} label={false}>
      <LanguageTabs>
        <LocalisedTextInput source={office('title')} max={60} required />
        <LocalisedTextInput source={office('location')} max={200} required />
        <LocalisedTextInput source={office('hours')} max={120} />
        <LocalisedTextInput source={office('access')} max={400} multiline />
        <LocalisedTextInput source={office('parking')} max={300} multiline />
        <LocalisedTextInput source={office('regions')} max={300} multiline />
      </LanguageTabs>
      <FormGrid>
        <TextInput source={office('slug')} validate={maxLength(80)} helperText={t('slugHint')} />
        <TextInput source={office('tel')} type="tel" validate={required()} helperText={t('digits')} />
        <TextInput source={office('link')} validate={required()} />
        <TextInput source={office('naverMap')} />
        <TextInput source={office('kakaoMap')} />
        <NumberInput source={office('lat')} min={-90} max={90} />
        <NumberInput source={office('lng')} min={-180} max={180} />
      </FormGrid>
      <ArrayItemsInput source={office('opening')} inline>
        <ChoiceInput source={opening('days')} values={openingDays} labelField="openingDays" required />
        <TextInput source={opening('from')} type="time" validate={required()} />
        <TextInput source={opening('to')} type="time" validate={required()} />
      </ArrayItemsInput>
      <FormHelperText>{t('openingHint')}</FormHelperText>
      <ImageUrlInput source={office('image')} width={200} />
    </ArrayItemsInput>
  );
};

/** Stored offices can be chosen; a new one is stored first. */
export const RegionsTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <FormHelperText>{t('regionsHint')}</FormHelperText>
      <ArrayItemsInput source={s('setting.regions')} label={false}>
        <LanguageTabs>
          <LocalisedTextInput source={region('name')} max={60} required />
        </LanguageTabs>
        <FormGrid>
          <OfficeInput source={region('office')} validate={required()} />
          <CheckboxGroupInput
            source={region('ways')}
            choices={buildChoices('setting', 'ways', serviceWays)}
            validate={required()}
          />
        </FormGrid>
      </ArrayItemsInput>
    </>
  );
};

export const PhonesTab = () => {
  const t = settingI18n.useT();
  return (
    <ArrayItemsInput source={s('setting.phones')} label={false}>
      <LanguageTabs>
        <LocalisedTextInput source={phone('title')} max={60} required />
      </LanguageTabs>
      <TextInput source={phone('tel')} type="tel" validate={required()} helperText={t('digits')} />
      <LocalisedListInput source={phone('process')} max={80} />
    </ArrayItemsInput>
  );
};

export const ShellTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <BooleanInput source={s('setting.shell.blockCopy')} />
      <FormGrid>
        <ChoiceInput
          source={s('setting.shell.skin')}
          values={skins}
          labelField="skin"
          required
          helperText={t('skinHint')}
        />
        <NumberInput source={s('setting.shell.copyrightYear')} min={2000} max={2100} validate={required()} />
      </FormGrid>
      <Section title={t('links')}>
        <FormGrid>
          <TextInput source={s('setting.chatUrl')} />
          <TextInput source={s('setting.consultUrl')} />
        </FormGrid>
        <BooleanInput source={s('setting.consultFiles')} helperText={t('filesHint')} />
      </Section>
      <Section title={t('social')}>
        <ArrayItemsInput source={s('setting.socials')} label={false} inline>
          <ChoiceInput source={social('kind')} values={socialKinds} required />
          <TextInput source={social('url')} validate={required()} />
        </ArrayItemsInput>
      </Section>
      <Section title={t('seo')}>
        <LanguageTabs>
          <LocalisedTextInput source={s('setting.seo.title')} max={120} required />
          <LocalisedTextInput source={s('setting.seo.description')} max={300} multiline required />
        </LanguageTabs>
        <FormGrid>
          <TextInput source={s('setting.seo.naverVerification')} validate={maxLength(120)} />
          <TextInput source={s('setting.seo.googleVerification')} validate={maxLength(120)} />
          <TextInput source={s('setting.seo.gaId')} validate={maxLength(40)} helperText={t('gaHint')} />
        </FormGrid>
        <ImageUrlInput source={s('setting.seo.image')} />
      </Section>
    </>
  );
};

export const MailTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <Section title={t('mailing')}>
        <TextInput source={s('setting.mail.from')} type="email" validate={[required(), email()]} />
        <TextInput source={s('setting.mail.replyTo')} type="email" validate={[required(), email()]} />
        <TextArrayInput source={s('setting.mail.notifyTo')} />
      </Section>
      <Section title={t('sms')}>
        <TextInput source={s('setting.sms.sender')} type="tel" validate={required()} helperText={t('digits')} />
        <TextInput source={s('setting.sms.kakaoChannelId')} validate={maxLength(60)} />
      </Section>
    </>
  );
};
