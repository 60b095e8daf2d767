import { Typography } from '@mui/material';
import { maxLength, minValue, NumberInput, required, TextInput } from 'react-admin';
import type { Setting } from 'shared/contract';
import { Items } from '../../parts/Items';
import { Languages } from '../../parts/Languages';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { source } from '../../parts/source';
import { settingI18n } from './i18n';
import { s } from './source';

const increment = source<Setting['auction']['increments'][number]>();
const hall = source<Setting['auction']['halls'][number]>();
const premium = source<Setting['auction']['premium'][number]>();

const whole = [required(), minValue(0)];
const counted = [required(), minValue(1)];

const Halls = () => {
  const t = settingI18n.useT();
  return (
    <Items source={s('setting.auction.halls')}>
      <Languages>
        <LText source={hall('name')} max={80} required />
        <LText source={hall('address')} max={200} />
      </Languages>
      <Pair columns={3}>
        <TextInput source={hall('code')} validate={required()} helperText={t('hallCode')} />
        <TextInput source={hall('mapUrl')} type="url" helperText={false} />
        <NumberInput source={hall('order')} min={0} step={1} validate={whole} helperText={false} />
      </Pair>
    </Items>
  );
};

export const AuctionTab = () => (
  <>
    <Halls />
    <Items source={s('setting.auction.increments')} inline>
      <NumberInput source={increment('from')} min={0} validate={whole} />
      <NumberInput source={increment('step')} min={0} validate={whole} />
    </Items>
    <Items source={s('setting.auction.premium')} inline>
      <NumberInput source={premium('upTo')} min={0} />
      <NumberInput source={premium('rate')} min={0} max={100} validate={whole} />
    </Items>
    <Pair columns={3}>
      <NumberInput source={s('setting.auction.vatRate')} min={0} max={100} validate={whole} />
      <NumberInput source={s('setting.auction.window')} min={0} validate={whole} />
      <NumberInput source={s('setting.auction.extension')} min={0} validate={whole} />
      <NumberInput source={s('setting.auction.interval')} min={0} validate={whole} />
      <NumberInput source={s('setting.auction.maxExtensions')} min={0} validate={whole} />
    </Pair>
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
      <Pair>
        <NumberInput source={s('setting.shop.shippingFee')} min={0} validate={whole} />
        <NumberInput source={s('setting.shop.freeOver')} min={0} validate={whole} />
        <NumberInput source={s('setting.shop.pointRate')} min={0} max={100} validate={whole} />
        <NumberInput source={s('setting.shop.confirmDays')} min={1} validate={counted} />
        <NumberInput source={s('setting.shop.paymentHours')} min={1} validate={counted} />
      </Pair>
      <Pair columns={3}>{bank}</Pair>
    </>
  );
};

export const FairTab = () => {
  const t = settingI18n.useT();
  return (
    <Pair>
      <NumberInput source={s('setting.fair.slotMinutes')} min={5} max={120} validate={[required(), minValue(5)]} />
      <NumberInput source={s('setting.fair.bufferMinutes')} min={0} max={120} validate={whole} />
      <NumberInput source={s('setting.fair.requestTtlHours')} min={1} validate={counted} />
      <NumberInput source={s('setting.fair.cancelCutoffHours')} min={0} validate={whole} />
      <NumberInput source={s('setting.fair.maxPending')} min={1} helperText={t('limitless')} />
      <NumberInput source={s('setting.fair.maxPerDay')} min={1} helperText={t('limitless')} />
    </Pair>
  );
};

export const RetentionTab = () => {
  const t = settingI18n.useT();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('retentionHint')}
      </Typography>
      <Pair>
        <NumberInput source={s('setting.retention.formDays')} min={1} validate={counted} />
        <NumberInput source={s('setting.retention.logDays')} min={730} validate={[required(), minValue(730)]} />
      </Pair>
    </>
  );
};
