import { Typography } from '@mui/material';
import { maxLength, required, TextInput } from 'react-admin';
import type { ShopProduct } from 'shared/contract';
import { Items } from '../../parts/Items';
import { source } from '../../parts/source';
import { shopProductI18n } from './i18n';

const s = source<ShopProduct>();
const line = source<ShopProduct['info'][number]>();

/** What the law has sellers tell of a product, line by line. */
export const InfoTab = () => {
  const t = shopProductI18n.useT();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('infoHint')}
      </Typography>
      <Items source={s('info')} inline>
        <TextInput
          source={line('key')}
          validate={[required(), maxLength(60)]}
          helperText={false}
          sx={{ flex: '1 1 160px' }}
        />
        <TextInput
          source={line('value')}
          validate={[required(), maxLength(500)]}
          helperText={false}
          sx={{ flex: '3 1 240px' }}
        />
      </Items>
    </>
  );
};
