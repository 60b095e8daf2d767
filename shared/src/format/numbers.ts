/** No decimals, thousands grouped; nothing for null and '' (W5). A 13-digit numeric string is a time, see dates. */
export const formatNumber = (value: number | string | null | undefined): string =>
  value === null || value === undefined || value === ''
    ? ''
    : new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 })
        .format(Number(value))
        .replace('-0', '0')
        .replace(/^−/, '-');

const won = {
  ko: (text: string) => `${text}원`,
  en: (text: string) => `KRW ${text}`,
  cn: (text: string) => `${text}韩元`,
};

export const formatWon = (value: number, language: keyof typeof won = 'ko') => won[language](formatNumber(value));
