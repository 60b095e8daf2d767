import { useState } from 'react';
import { FormOutcome } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button, classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import { FilterLinks } from '../../members/my/FilterLinks';
import { useT as useAccountT } from '../../members/my/i18n';
import my from '../../members/my/my.module.css';
import { RemovableList } from '../../members/my/RemovableList';
import { useListQuery } from '../../members/my/use-list-query';
import { useMemberList } from '../../members/my/use-member-list';
import { InquiryForm } from '../inquiries/InquiryForm';
import { useT as useInquiryT } from '../inquiries/i18n';
import { ImageLinks } from '../reviews/ImageLinks';
import { Reply } from '../reviews/Reply';
import { useT } from './i18n';

type Inquiry = CallResult<typeof contract.inquiries.list>['inquiries'][number];

const states = ['answered', 'unanswered'] as const;
const pageSize = 10;

const InquiryCard = ({ inquiry, onRemove }: { inquiry: Inquiry; onRemove: () => void }) => {
  const t = useT();
  const inquiryT = useInquiryT();
  const language = useLanguage();
  const { product, _product, subject, content, createdAt, answer, images } = inquiry;
  return (
    <li className={my.card}>
      <p className={my.between}>
        <span className={classNames(common.state, my.chip)} data-tone={answer ? 'good' : undefined}>
          {inquiryT(answer ? 'answered' : 'unanswered')}
        </span>
        <span className={my.quiet}>{formatDateLong(createdAt, language)}</span>
      </p>
      <p className={my.quiet}>
        {product && _product ? <Link to={`/shop/products/${_product}`}>{product.name}</Link> : t('shopInquiry')}
      </p>
      {subject && <strong>{subject}</strong>}
      <p className={my.text}>{content}</p>
      <ImageLinks images={images} />
      {answer ? (
        <Reply title={inquiryT('answer')} text={answer.content} className={my.text}>
          <p className={my.quiet}>{formatDateLong(answer.at, language)}</p>
        </Reply>
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

export const InquiriesPage = () => {
  const t = useT();
  const inquiryT = useInquiryT();
  const accountT = useAccountT();
  const list = useListQuery('state', states);
  const { page, filter } = list;
  const answered = filter && { answered: filter === 'answered' ? ('true' as const) : ('false' as const) };
  const query = useMemberList('inquiries', `${filter} ${page}`, () =>
    api.inquiries.list({ query: { page, limit: pageSize, ...answered } }),
  );
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);

  const toggleForm = () => {
    setWriting(!writing);
    setSent(false);
  };
  const onSent = () => {
    setWriting(false);
    setSent(true);
    query.refetch();
  };

  return (
    <>
      <p className={my.actions}>
        <Button small aria-expanded={writing} onClick={toggleForm}>
          {t(writing ? 'closeForm' : 'ask')}
        </Button>
      </p>
      {writing && <InquiryForm product={null} onSent={onSent} />}
      {sent && <FormOutcome className={my.status}>{inquiryT('sent')}</FormOutcome>}
      <FilterLinks
        label={accountT('inquiries')}
        list={list}
        getText={(state) => (state ? inquiryT(state) : accountT('all'))}
      />
      <RemovableList
        query={query}
        list={list}
        empty={{ title: t('noInquiries'), text: t('noInquiriesText') }}
        confirmation={{ title: t('confirmRemove'), text: t('removeText'), confirmLabel: t('remove') }}
        remove={(id) => api.inquiries.remove({ params: { id } })}
        renderCard={(inquiry, onRemove) => <InquiryCard key={inquiry._id} inquiry={inquiry} onRemove={onRemove} />}
      />
    </>
  );
};
