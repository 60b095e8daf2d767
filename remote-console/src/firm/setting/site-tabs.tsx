import {
  BooleanInput,
  email,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { type Setting, skins, socialKinds } from 'shared/contract';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { Items } from '../../parts/Items';
import { Languages } from '../../parts/Languages';
import { LList } from '../../parts/LList';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { PictureUrl } from '../../parts/PictureUrl';
import { source } from '../../parts/source';
import { settingI18n } from './i18n';
import { s } from './source';

const gateway = source<Setting['gateways'][number]>();
const office = source<Setting['offices'][number]>();
const phone = source<Setting['phones'][number]>();
const social = source<Setting['socials'][number]>();

export const FirmTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <Languages>
        <LText source={s('setting.siteName')} max={60} required />
        <LText source={s('setting.company.name')} max={80} required />
        <LText source={s('setting.company.ceo')} max={80} required />
        <LText source={s('setting.company.address')} max={200} required />
        <LText source={s('setting.company.privacyOfficer')} max={60} required />
        <LText source={s('setting.company.adLawyer')} max={60} required />
      </Languages>
      <Pair>
        <TextInput
          source={s('setting.company.businessNumber')}
          validate={required()}
          helperText={t('businessDigits')}
        />
        <TextInput source={s('setting.company.mailOrderNumber')} validate={maxLength(60)} />
        <TextInput source={s('setting.company.tel')} type="tel" validate={required()} helperText={t('digits')} />
        <TextInput source={s('setting.company.fax')} type="tel" helperText={t('digits')} />
        <TextInput source={s('setting.company.email')} type="email" validate={[required(), email()]} />
      </Pair>
    </>
  );
};

export const HomeTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <Group title={t('hero')}>
        <Languages>
          <LText source={s('setting.hero.tagline')} max={120} required />
          <LText source={s('setting.hero.lead')} max={300} multiline />
        </Languages>
        <Pair>
          <PictureUrl source={s('setting.hero.image')} />
          <PictureUrl source={s('setting.hero.imageMobile')} width={200} />
        </Pair>
      </Group>
      <Group title={t('gateways')}>
        <Items source={s('setting.gateways')} label={false}>
          <Languages>
            <LText source={gateway('title')} max={60} required />
          </Languages>
          <Pair>
            <TextInput source={gateway('link')} validate={required()} />
            <TextInput source={gateway('icon')} validate={[required(), maxLength(40)]} />
          </Pair>
          <PictureUrl source={gateway('image')} width={200} />
          <LList source={gateway('info')} max={80} />
        </Items>
      </Group>
    </>
  );
};

export const OfficesTab = () => {
  const t = settingI18n.useT();
  return (
    <Items source={s('setting.offices')} label={false}>
      <Languages>
        <LText source={office('title')} max={60} required />
        <LText source={office('location')} max={200} required />
        <LText source={office('hours')} max={120} />
      </Languages>
      <Pair>
        <TextInput source={office('tel')} type="tel" validate={required()} helperText={t('digits')} />
        <TextInput source={office('link')} validate={required()} />
        <TextInput source={office('naverMap')} />
        <TextInput source={office('kakaoMap')} />
        <NumberInput source={office('lat')} min={-90} max={90} />
        <NumberInput source={office('lng')} min={-180} max={180} />
      </Pair>
      <PictureUrl source={office('image')} width={200} />
    </Items>
  );
};

export const PhonesTab = () => {
  const t = settingI18n.useT();
  return (
    <Items source={s('setting.phones')} label={false}>
      <Languages>
        <LText source={phone('title')} max={60} required />
      </Languages>
      <TextInput source={phone('tel')} type="tel" validate={required()} helperText={t('digits')} />
      <LList source={phone('process')} max={80} />
    </Items>
  );
};

export const ShellTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <BooleanInput source={s('setting.shell.blockCopy')} />
      <Pair>
        <SelectInput
          source={s('setting.shell.skin')}
          choices={choices('setting', 'skin', skins)}
          validate={required()}
          helperText={t('skinHint')}
        />
        <NumberInput source={s('setting.shell.copyrightYear')} min={2000} max={2100} validate={required()} />
      </Pair>
      <Group title={t('links')}>
        <Pair>
          <TextInput source={s('setting.chatUrl')} />
          <TextInput source={s('setting.consultUrl')} />
        </Pair>
        <BooleanInput source={s('setting.consultFiles')} helperText={t('filesHint')} />
      </Group>
      <Group title={t('social')}>
        <Items source={s('setting.socials')} label={false} inline>
          <SelectInput
            source={social('kind')}
            choices={choices('setting', 'kind', socialKinds)}
            validate={required()}
          />
          <TextInput source={social('url')} validate={required()} />
        </Items>
      </Group>
      <Group title={t('seo')}>
        <Languages>
          <LText source={s('setting.seo.title')} max={120} required />
          <LText source={s('setting.seo.description')} max={300} multiline required />
        </Languages>
        <Pair>
          <TextInput source={s('setting.seo.naverVerification')} validate={maxLength(120)} />
          <TextInput source={s('setting.seo.googleVerification')} validate={maxLength(120)} />
          <TextInput source={s('setting.seo.gaId')} validate={maxLength(40)} helperText={t('gaHint')} />
        </Pair>
        <PictureUrl source={s('setting.seo.image')} />
      </Group>
    </>
  );
};

export const MailTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <Group title={t('mailing')}>
        <TextInput source={s('setting.mail.from')} type="email" validate={[required(), email()]} />
        <TextInput source={s('setting.mail.replyTo')} type="email" validate={[required(), email()]} />
        <TextArrayInput source={s('setting.mail.notifyTo')} />
      </Group>
      <Group title={t('sms')}>
        <TextInput source={s('setting.sms.sender')} type="tel" validate={required()} helperText={t('digits')} />
        <TextInput source={s('setting.sms.kakaoChannelId')} validate={maxLength(60)} />
      </Group>
    </>
  );
};
