import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { Product } from 'shared/contract';
import { PeopleAsk, PeopleLoaded, PeopleSave, peopleI18n, formStyles as styles, useForm } from 'shared/people';
import { useNavigate, useParams } from 'shared/router';
import { Button } from 'shared/ui';
import { useReader } from '../../components/match-reader';
import { PeopleMember } from '../../components/PeopleMember';
import { productsI18n } from './i18n';
import { Pictures } from './Pictures';
import { ProductFields } from './ProductFields';
import { useProduct } from './queries';
import { valuesOf, writtenOf } from './values';

const Edit = ({ product }: { product: Product }) => {
  const t = productsI18n.useT();
  const common = peopleI18n.useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { sub } = useReader();
  const form = useForm(() => valuesOf(product));
  const [saved, setSaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const params = { id: product._id };

  const keep = (answered: Product | null) => {
    const queryKey = ['product', sub, product._id];
    if (answered) client.setQueryData(queryKey, answered);
    else void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['products'] });
  };

  const save = async () => {
    setSaved(false);
    const body = { ...writtenOf(form.values), version: product.version };
    keep((await api.products.update({ params, body })).product);
    setSaved(true);
  };

  const remove = async () => {
    await api.products.remove({ params });
    void client.invalidateQueries({ queryKey: ['products'] });
    void navigate('/matching/products', { replace: true });
  };

  return (
    <>
      <Pictures product={product} onChanged={keep} />
      <form ref={form.form} className={styles.form} onSubmit={form.submit(save)} noValidate>
        <ProductFields part={form} />
        <PeopleSave failure={form.failure} busy={form.busy} saved={saved}>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </PeopleSave>
      </form>
      <PeopleAsk
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removeAsk')}
        text={t('removeText')}
        yes={common('remove')}
        onYes={remove}
        danger
      />
    </>
  );
};

const Loaded = ({ id, onName }: { id: string; onName: (name: string) => void }) => {
  const query = useProduct(id);
  const name = query.data?.name.ko;
  useEffect(() => {
    if (name) onName(name);
  }, [name, onName]);
  return <PeopleLoaded query={query}>{(product) => <Edit product={product} />}</PeopleLoaded>;
};

export const ProductPage = () => {
  const t = productsI18n.useT();
  const { id = '' } = useParams();
  const [name, setName] = useState('');
  return (
    <PeopleMember title={name || t('title')} back={{ to: '/matching/products', text: t('list') }} sellers>
      <Loaded key={id} id={id} onName={setName} />
    </PeopleMember>
  );
};
