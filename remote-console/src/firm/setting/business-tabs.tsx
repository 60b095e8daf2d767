import { Typography } from '@mui/material';
import { maxLength, minValue, NumberInput, required, TextInput } from 'react-admin';
import type { Setting } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { settingI18n } from './i18n';
import { s } from './source';

const increment = source<Setting['auction']['increments'][number]>();
const hall = source<Setting['auction']['halls'][number]>();
const premium = source<Setting['auction']['premium'][number]>();

const notNegative = [required(), minValue(0)];
const positive = [required(), minValue(1)];

const Halls = () => {
  const t = settingI18n.useT();
  return (
    <ArrayItemsInput source={s('setting.auction.halls')}>
      <LanguageTabs>
        <LocalisedTextInput source={hall('name')} max={80} required />
        <LocalisedTextInput source={hall('address')} max={200} />
      </LanguageTabs>
      <FormGrid columns={3}>
        <TextInput source={hall('code')} validate={required()} helperText={t('hallCode')} />
        <TextInput source={hall('mapUrl')} type="url" helperText={false} />
        <NumberInput source={hall('order')} min={0} step={1} validate={notNegative} helperText={false} />
      </FormGrid>
    </ArrayItemsInput>
  );
};

export const AuctionTab = () => (
  <>
    <Halls />
    <ArrayItemsInput source={s('setting.auction.increments')} inline>
      <NumberInput source={increment('from')} min={0} validate={notNegative} />
      <NumberInput source={increment('step')} min={0} validate={notNegative} />
    </ArrayItemsInput>
    <ArrayItemsInput source={s('setting.auction.premium')} inline>
      <NumberInput source={premium('upTo')} min={0} />
      <NumberInput source={premium('rate')} min={0} max={100} validate={notNegative} />
    </ArrayItemsInput>
    <FormGrid columns={3}>
      <NumberInput source={s('setting.auction.vatRate')} min={0} max={100} validate={notNegative} />
      <NumberInput source={s('setting.auction.window')} min={0} validate={notNegative} />
      <NumberInput source={s('setting.auction.extension')} min={0} validate={notNegative} />
      <NumberInput source={s('setting.auction.interval')} min={0} validate={notNegative} />
      <NumberInput source={s('setting.auction.maxExtensions')} min={0} validate={notNegative} />
    </FormGrid>
  </>
);

export const ShopTab = () => {
  const t = settingI18n.useT();
  const bank = (['bank', 'no', 'holder'] as const).map((part) => (
    <TextInput
      key={part}
      source={s(`setting.shop.bank.${part}`)}
      validate={maxLength(part === 'holder' ? 60 : 40)}
      helperText={part === 'bank' && t('bankHint')}
    />
  ));
  return (
    <>
      <FormGrid>
        <NumberInput source={s('setting.shop.shippingFee')} min={0} validate={notNegative} />
        <NumberInput source={s('setting.shop.freeOver')} min={0} validate={notNegative} />
        <NumberInput source={s('setting.shop.pointRate')} min={0} max={100} validate={notNegative} />
        <NumberInput source={s('setting.shop.confirmDays')} min={1} validate={positive} />
        <NumberInput source={s('setting.shop.paymentHours')} min={1} validate={positive} />
      </FormGrid>
      <FormGrid columns={3}>{bank}</FormGrid>
    </>
  );
};

export const FairTab = () => {
  const t = settingI18n.useT();
  return (
    <FormGrid>
      <NumberInput source={s('setting.fair.slotMinutes')} min={5} max={120} validate={[required(), minValue(5)]} />
      <NumberInput source={s('setting.fair.bufferMinutes')} min={0} max={120} validate={notNegative} />
      <NumberInput source={s('setting.fair.requestTtlHours')} min={1} validate={positive} />
      <NumberInput source={s('setting.fair.cancelCutoffHours')} min={0} validate={notNegative} />
      <NumberInput source={s('setting.fair.maxPending')} min={1} helperText={t('limitless')} />
      <NumberInput source={s('setting.fair.maxPerDay')} min={1} helperText={t('limitless')} />
    </FormGrid>
  );
};

export const RetentionTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('retentionHint')}
      </Typography>
      <FormGrid>
        <NumberInput source={s('setting.retention.formDays')} min={1} validate={positive} />
        <NumberInput source={s('setting.retention.logDays')} min={730} validate={[required(), minValue(730)]} />
      </FormGrid>
    </>
  );
};
