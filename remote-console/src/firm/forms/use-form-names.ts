import { useLocalised } from '../../components/hooks/use-localised';
import { usePractices } from '../../data/use-practices';
import { useSetting } from '../../data/use-setting';

/** Functions that name what a request refers to: practices by code, offices by their index in the setting. */
export const useFormNames = () => {
  const localise = useLocalised();
  const practices = usePractices();
  const setting = useSetting();
  return {
    getPracticeName: (code: string | null | undefined) => {
      const name = practices.data?.practices.find((practice) => practice.code === code)?.name;
      return localise(name) || code || '';
    },
    getOfficeName: (index: number | null | undefined) => localise(setting.data?.setting.offices[index ?? -1]?.title),
  };
};
