import { useEffect } from 'react';
import { clearDraft, readDraft, SubmitBar, saveDraft, formStyles as styles, useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { useNavigate } from 'shared/router';
import { useInvalidate } from '../../data/use-invalidate';
import { ProductFields } from './ProductFields';
import { emptyProduct, toProductBody } from './product-values';

const draftName = 'product';

export const CreateProductForm = () => {
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const form = useForm(() => ({ ...emptyProduct, ...readDraft(draftName, emptyProduct) }));
  const { values } = form;

  useEffect(() => {
    if (values.nameKo !== '') saveDraft(draftName, values);
  }, [values]);

  const create = async () => {
    const { product } = await api.products.create({ body: toProductBody(values) });
    clearDraft(draftName);
    void invalidate(['products']);
    void navigate(`/matching/products/${product._id}#pictures`, { replace: true });
  };

  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(create)} noValidate>
      <ProductFields part={form} />
      <SubmitBar failure={form.failure} busy={form.busy} />
    </form>
  );
};
