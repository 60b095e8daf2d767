import { useState } from 'react';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button } from 'shared/ui';
import { AccountLayout } from '../../members/my/AccountLayout';
import { FilterLinks } from '../../members/my/FilterLinks';
import { useT as useAccountT } from '../../members/my/i18n';
import my from '../../members/my/my.module.css';
import { RemovableList } from '../../members/my/RemovableList';
import { useListQuery } from '../../members/my/use-list-query';
import { useMemberQuery } from '../../members/my/use-member-query';
import { InquiryForm } from '../inquiries/InquiryForm';
import { ImageLinks } from '../reviews/ImageLinks';
import { useT } from './i18n';

type Inquiry = CallResult<typeof contract.inquiries.list>['inquiries'][number];

const states = ['answered', 'unanswered'] as const;
const pageSize = 10;

const InquiryCard = ({ inquiry, onRemove }: { inquiry: Inquiry; onRemove: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const { product, _product, subject, content, createdAt, answer, images } = inquiry;
  return (
    <li className={my.card}>
      <p className={my.between}>
        <span className={my.chip} data-tone={answer ? 'good' : undefined}>
          {t(answer ? 'answered' : 'unanswered')}
        </span>
        <span className={my.quiet}>{formatDateLong(createdAt, language)}</span>
      </p>
      <p className={my.quiet}>
        {product && _product ? <Link to={`/shop/products/${_product}`}>{product.name}</Link> : t('shopInquiry')}
      </p>
      {subject && <strong>{subject}</strong>}
      <p className={my.words}>{content}</p>
      <ImageLinks images={images} />
      {answer ? (
        <div className={my.reply}>
          <strong>{t('answer')}</strong>
          <p className={my.words}>{answer.content}</p>
          <p className={my.quiet}>{formatDateLong(answer.at, language)}</p>
        </div>
      ) : (
        <p className={my.actions}>
          <Button small onClick={onRemove}>
            {t('remove')}
          </Button>
        </p>
      )}
    </li>
  );
};

const Inquiries = () => {
  const t = useT();
  const accountT = useAccountT();
  const list = useListQuery('state', states);
  const { page, filter } = list;
  const query = useMemberQuery(`inquiries ${filter} ${page}`, async () => {
    const answered = filter && { answered: filter === 'answered' ? ('true' as const) : ('false' as const) };
    const { inquiries: rows, ...rest } = await api.inquiries.list({ query: { page, limit: pageSize, ...answered } });
    return { rows, ...rest };
  });
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);

  const onSent = () => {
    setWriting(false);
    setSent(true);
    query.refetch();
  };

  return (
    <>
      <p className={my.actions}>
        <Button small aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {t(writing ? 'askClose' : 'ask')}
        </Button>
      </p>
      {writing && <InquiryForm product={null} onSent={onSent} />}
      <p role="status" className={my.said}>
        {sent && t('sent')}
      </p>
      <FilterLinks
        label={accountT('inquiries')}
        list={list}
        getText={(state) => (state ? t(state) : accountT('all'))}
      />
      <RemovableList
        query={query}
        list={list}
        empty={{ title: t('noInquiries'), text: t('noInquiriesText') }}
        confirmation={{ title: t('removeAsk'), text: t('removeText'), confirmLabel: t('remove') }}
        remove={(id) => api.inquiries.remove({ params: { id } })}
        renderCard={(inquiry, onRemove) => <InquiryCard key={inquiry._id} inquiry={inquiry} onRemove={onRemove} />}
      />
    </>
  );
};

export const InquiriesPage = () => {
  const accountT = useAccountT();
  return (
    <AccountLayout title={accountT('inquiries')}>
      <Inquiries />
    </AccountLayout>
  );
};
