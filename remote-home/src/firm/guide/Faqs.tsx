import { EmptyState, LinkButton, Prose } from 'shared/ui';
import { FaqGroups } from '../faqs/FaqGroups';
import { faqTypes, useFaqTypeT } from '../faqs/faq-types';
import { useT } from './i18n';
import type { GuideData } from './load';

/** The questions by kind, with a link to the page that also has those of the practices. */
export const Faqs = ({ faqs }: { faqs: GuideData['faqs'] }) => {
  const t = useT();
  const typeT = useFaqTypeT();
  if (faqs.length === 0) return <EmptyState title={t('faqEmpty')} />;
  const groups = faqTypes.map((type) => ({
    title: typeT(type),
    questions: faqs.flatMap(({ _id, question, answer, ...faq }) =>
      faq.type === type ? [{ key: _id, question, answer: <Prose html={answer} /> }] : [],
    ),
  }));
  return (
    <>
      <FaqGroups groups={groups.filter(({ questions }) => questions.length > 0)} level={3} />
      <LinkButton variant="quiet" small to="/faqs">
        {t('faqMore')}
      </LinkButton>
    </>
  );
};
