import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from 'shared/client';
import { dropDraft, keepDraft, PeopleSave, readDraft, formStyles as styles, useForm } from 'shared/people';
import { useNavigate } from 'shared/router';
import { PeopleMember } from '../../components/PeopleMember';
import { productsI18n } from './i18n';
import { ProductFields } from './ProductFields';
import { emptyProduct, writtenOf } from './values';

const draft = 'product';

const Form = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm(() => ({ ...emptyProduct, ...readDraft(draft, emptyProduct) }));
  const { values } = form;

  useEffect(() => {
    if (values.nameKo !== '') keepDraft(draft, values);
  }, [values]);

  const create = async () => {
    const { product } = await api.products.create({ body: writtenOf(values) });
    dropDraft(draft);
    void client.invalidateQueries({ queryKey: ['products'] });
    void navigate(`/matching/products/${product._id}#pictures`, { replace: true });
  };

  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(create)} noValidate>
      <ProductFields part={form} />
      <PeopleSave failure={form.failure} busy={form.busy} />
    </form>
  );
};

export const CreatePage = () => {
  const t = productsI18n.useT();
  return (
    <PeopleMember
      title={t('createTitle')}
      lead={t('createLead')}
      back={{ to: '/matching/products', text: t('list') }}
      sellers
    >
      <Form />
    </PeopleMember>
  );
};
