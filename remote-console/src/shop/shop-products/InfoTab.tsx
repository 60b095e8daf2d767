import { Typography } from '@mui/material';
import { maxLength, required, TextInput } from 'react-admin';
import type { ShopProduct } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { shopProductI18n } from './i18n';

const s = source<ShopProduct>();
const line = source<ShopProduct['info'][number]>();

/** The product information that sellers must give by law, as pairs of name and value, in three languages. */
export const InfoTab = () => {
  const t = shopProductI18n.useT();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('infoHint')}
      </Typography>
      <ArrayItemsInput source={s('info')}>
        <FormGrid>
          <TextInput source={line('key')} validate={[required(), maxLength(60)]} helperText={false} />
          <TextInput source={line('value')} validate={[required(), maxLength(500)]} helperText={false} />
          <TextInput source={line('en.key')} validate={maxLength(60)} helperText={false} />
          <TextInput source={line('en.value')} validate={maxLength(500)} helperText={false} />
          <TextInput source={line('cn.key')} validate={maxLength(60)} helperText={false} />
          <TextInput source={line('cn.value')} validate={maxLength(500)} helperText={false} />
        </FormGrid>
      </ArrayItemsInput>
    </>
  );
};
