import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
import { MemberPage } from '../../layout/MemberPage';
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
  const [saved, setSaved] = useState(false);
  const [removing, setRemoving] = useState(false);
  const params = { id: product._id };

  /** Stores the product that the API returned; null reads it again. */
  const setProduct = (returned: Product | null) => {
    const queryKey = ['product', sub, product._id];
    if (returned) client.setQueryData(queryKey, returned);
    void invalidate(['products'], ...(returned ? [] : [queryKey]));
  };

  const save = async () => {
    setSaved(false);
    const body = { ...toProductBody(form.values), version: product.version };
    setProduct((await api.products.update({ params, body })).product);
    setSaved(true);
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
        <SubmitBar failure={form.failure} busy={form.busy} saved={saved}>
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </SubmitBar>
      </form>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('removeAsk')}
        text={t('removeText')}
        confirmLabel={common('remove')}
        onConfirm={remove}
        danger
      />
    </>
  );
};

const ProductLoader = ({ id, onName }: { id: string; onName: (name: string) => void }) => {
  const query = useProduct(id);
  const name = query.data?.name.ko;
  useEffect(() => {
    if (name) onName(name);
  }, [name, onName]);
  return <QueryBoundary query={query}>{(product) => <EditProduct product={product} />}</QueryBoundary>;
};

export const ProductPage = () => {
  const t = productsI18n.useT();
  const { id = '' } = useParams();
  const [name, setName] = useState('');
  return (
    <MemberPage title={name || t('title')} back={{ to: '/matching/products', text: t('list') }} sellersOnly>
      <ProductLoader key={id} id={id} onName={setName} />
    </MemberPage>
  );
};
