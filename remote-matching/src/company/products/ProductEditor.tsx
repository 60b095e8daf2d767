import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  accountFormsI18n,
  ConfirmDialog,
  QueryBoundary,
  SubmitBar,
  formStyles as styles,
  useForm,
} from 'shared/account-forms';
import { api } from 'shared/client';
import type { Product } from 'shared/contract';
import { useNavigate, useParams } from 'shared/router';
import { Button } from 'shared/ui';
import { useInvalidate } from '../../data/use-invalidate';
import { useReader } from '../../data/use-reader';
import { productsI18n } from './i18n';
import { ProductFields } from './ProductFields';
import { ProductPictures } from './ProductPictures';
import { toProductBody, toProductValues } from './product-values';
import { useProduct } from './queries';

const EditProduct = ({ product }: { product: Product }) => {
  const t = productsI18n.useT();
  const common = accountFormsI18n.useT();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { sub } = useReader();
  const form = useForm(() => toProductValues(product));
  const [removing, setRemoving] = useState(false);
  const params = { id: product._id };

  /** Stores the product that the API returned; null reads it again. */
  const setProduct = (returned: Product | null) => {
    const queryKey = ['product', sub, product._id];
    if (returned) client.setQueryData(queryKey, returned);
    void invalidate(['products'], ...(returned ? [] : [queryKey]));
  };

  const save = async () => {
    const body = { ...toProductBody(form.values), version: product.version };
    setProduct((await api.products.update({ params, body })).product);
  };

  const remove = async () => {
    await api.products.remove({ params });
    void invalidate(['products']);
    void navigate('/matching/products', { replace: true });
  };

  return (
    <>
      <ProductPictures product={product} onChanged={setProduct} />
      <form ref={form.formRef} className={styles.form} onSubmit={form.submit(save)} noValidate>
        <ProductFields part={form} />
        <SubmitBar failure={form.failure} busy={form.busy} saved={form.saved}>
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </SubmitBar>
      </form>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('removeTitle')}
        text={t('removeText')}
        confirmLabel={common('remove')}
        onConfirm={remove}
        danger
      />
    </>
  );
};

export const ProductTitle = () => {
  const t = productsI18n.useT();
  const { id = '' } = useParams();
  return useProduct(id).data?.name.ko ?? t('title');
};

export const ProductEditor = () => {
  const { id = '' } = useParams();
  return (
    <QueryBoundary key={id} query={useProduct(id)}>
      {(product) => <EditProduct product={product} />}
    </QueryBoundary>
  );
};
