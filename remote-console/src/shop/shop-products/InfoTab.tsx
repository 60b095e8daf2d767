import { Typography } from '@mui/material';
import { maxLength, required, TextInput } from 'react-admin';
import type { ShopProduct } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { shopProductI18n } from './i18n';

const s = source<ShopProduct>();
const line = source<ShopProduct['info'][number]>();

/** The product information that sellers must give by law, as pairs of name and value. */
export const InfoTab = () => {
  const t = shopProductI18n.useT();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('infoHint')}
      </Typography>
      <ArrayItemsInput source={s('info')} inline>
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
      </ArrayItemsInput>
    </>
  );
};
