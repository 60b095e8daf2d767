import type { LocalisedText } from '../localised';

/** Sectors of companies, buyers and products by code. */
export const businessSectors = {
  food: { ko: '식품·음료', en: 'Food and drink', cn: '食品饮料' },
  beauty: { ko: '뷰티·화장품', en: 'Beauty and cosmetics', cn: '美妆' },
  fashion: { ko: '패션·잡화', en: 'Fashion and accessories', cn: '服饰配件' },
  living: { ko: '생활·주방', en: 'Home and kitchen', cn: '家居厨房' },
  interior: { ko: '가구·인테리어', en: 'Furniture and interior', cn: '家具装饰' },
  health: { ko: '건강·의료', en: 'Health and medical', cn: '健康医疗' },
  kids: { ko: '유아·교육', en: 'Children and education', cn: '母婴教育' },
  pets: { ko: '반려동물', en: 'Pets', cn: '宠物用品' },
  electronics: { ko: '전자·IT', en: 'Electronics and IT', cn: '电子信息' },
  culture: { ko: '문화·관광상품', en: 'Culture and souvenirs', cn: '文化旅游' },
  industry: { ko: '산업·소재', en: 'Industry and materials', cn: '工业材料' },
  service: { ko: '서비스', en: 'Services', cn: '服务' },
} satisfies Record<string, LocalisedText>;

export type BusinessSector = keyof typeof businessSectors;
export const businessSectorCodes = Object.keys(businessSectors) as [BusinessSector, ...BusinessSector[]];

/** The seventeen provinces and cities (시/도), and abroad. */
export const cities = {
  seoul: { ko: '서울특별시', en: 'Seoul', cn: '首尔' },
  busan: { ko: '부산광역시', en: 'Busan', cn: '釜山' },
  daegu: { ko: '대구광역시', en: 'Daegu', cn: '大邱' },
  incheon: { ko: '인천광역시', en: 'Incheon', cn: '仁川' },
  gwangju: { ko: '광주광역시', en: 'Gwangju', cn: '光州' },
  daejeon: { ko: '대전광역시', en: 'Daejeon', cn: '大田' },
  ulsan: { ko: '울산광역시', en: 'Ulsan', cn: '蔚山' },
  sejong: { ko: '세종특별자치시', en: 'Sejong', cn: '世宗' },
  gyeonggi: { ko: '경기도', en: 'Gyeonggi', cn: '京畿道' },
  gangwon: { ko: '강원특별자치도', en: 'Gangwon', cn: '江原道' },
  chungbuk: { ko: '충청북도', en: 'Chungbuk', cn: '忠清北道' },
  chungnam: { ko: '충청남도', en: 'Chungnam', cn: '忠清南道' },
  jeonbuk: { ko: '전북특별자치도', en: 'Jeonbuk', cn: '全北' },
  jeonnam: { ko: '전라남도', en: 'Jeonnam', cn: '全罗南道' },
  gyeongbuk: { ko: '경상북도', en: 'Gyeongbuk', cn: '庆尚北道' },
  gyeongnam: { ko: '경상남도', en: 'Gyeongnam', cn: '庆尚南道' },
  jeju: { ko: '제주특별자치도', en: 'Jeju', cn: '济州' },
  abroad: { ko: '해외', en: 'Abroad', cn: '海外' },
} satisfies Record<string, LocalisedText>;

export type City = keyof typeof cities;
export const cityCodes = Object.keys(cities) as [City, ...City[]];
