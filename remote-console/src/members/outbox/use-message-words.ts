import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { type MessageTemplate, messageTemplateCodes, outboxSkipReasons } from 'shared/contract';
import { mailI18n } from './i18n';

/** Words for what the log of messages stores as codes: templates, and reasons why a message was not sent. */
export const useMessageWords = () => {
  const t = mailI18n.useT();
  const { data } = useQuery({
    queryKey: ['message-titles'],
    queryFn: () => api.console.messages.list({ query: { limit: 100 } }),
  });
  const titles = new Map(data?.messages.map(({ code, title }) => [code, title]));
  const nameTemplate = (code: MessageTemplate | null) => (code ? (titles.get(code) ?? code) : t('oneOff'));
  const { disabled, noConsent, missing, seed } = outboxSkipReasons;
  return {
    nameTemplate,
    templateChoices: messageTemplateCodes.map((id) => ({ id, name: nameTemplate(id) })),
    /** What a mail or text provider reported stays as it is. */
    explainError: (error: string | null) => {
      if (error === disabled) return t('disabled');
      if (error === noConsent) return t('noConsent');
      if (error === seed) return t('seed');
      return error?.startsWith(missing) ? t('missing', { names: error.slice(missing.length + 1) }) : error;
    },
  };
};
