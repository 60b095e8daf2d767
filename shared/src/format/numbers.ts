/** Without decimals and with grouped thousands; '' for null, undefined and '' (W5). For 13-digit timestamps see dates.ts. */
export const formatNumber = (value: number | string | null | undefined): string =>
  value === null || value === undefined || value === ''
    ? ''
    : new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 })
        .format(Number(value))
        .replace('-0', '0')
        .replace(/^−/, '-');

const wonFormats = {
  ko: (text: string) => `${text}원`,
  en: (text: string) => `KRW ${text}`,
  cn: (text: string) => `${text}韩元`,
};

/** An amount in KRW with the currency in the language. */
export const formatWon = (value: number, language: keyof typeof wonFormats = 'ko') =>
  wonFormats[language](formatNumber(value));
