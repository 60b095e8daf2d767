import { useEditContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { api } from 'shared/client';
import type { Form } from 'shared/contract';
import { BusinessNumber } from '../../members/users/BusinessNumber';
import { AskedButton } from '../../parts/AskedButton';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { useTrades } from '../../parts/trades';
import { formI18n } from './i18n';

/** The company that enters an award; once approved it can sell. */
export const AwardEntry = ({ form }: { form: Form }) => {
  const t = formI18n.useT();
  const translate = useTranslate();
  const { refetch } = useEditContext();
  const { dirtyFields } = useFormState();
  const { tradeOf } = useTrades();
  if (!form.extra) return null;
  const { company, ceoName, businessNumber, category, address, award, year, product } = form.extra;
  const name = (field: string) => translate(`resources.forms.fields.extra.${field}`);
  return (
    <Group title={translate('resources.forms.fields.extra')}>
      <Facts>
        <Fact label={name('company')}>{company}</Fact>
        <Fact label={name('ceoName')}>{ceoName}</Fact>
        <Fact label={name('businessNumber')}>
          <BusinessNumber digits={businessNumber} />
        </Fact>
        <Fact label={name('category')}>{tradeOf(category)}</Fact>
        <Fact label={name('address.address1')}>{[address.address1, address.address2].filter(Boolean).join(' ')}</Fact>
        <Fact label={name('award')}>{`${translate(`resources.forms.award.${award}`)} ${year}`}</Fact>
        <Fact label={name('product')}>{product}</Fact>
      </Facts>
      {form.status !== 'CLOSED' && form.status !== 'SPAM' && (
        <AskedButton
          variant="contained"
          sx={{ mt: 1 }}
          disabled={Object.keys(dirtyFields).length > 0}
          label={t('approveEntry')}
          ask={t('approveEntryLead')}
          done={t('entryApproved')}
          act={async () => {
            await api.console.forms.account({ params: { id: form._id }, body: { version: form.version } });
            await refetch();
          }}
        />
      )}
    </Group>
  );
};
