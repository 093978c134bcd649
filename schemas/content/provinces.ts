/**
 * First level of a region: the provinces, regions and municipalities of China by their administrative code (GB/T 2260),
 * and everywhere else. City and district are written freely (ADR-106).
 */
import type { LocaleText } from '../page/text.ts';

const row = (code: string, cn: string, en: string) => ({ code, name: { cn, en } }) as const;

const ELSEWHERE = '990000';

export const PROVINCES: readonly { readonly code: string; readonly name: LocaleText }[] = [
  row('110000', '北京市', 'Beijing'),
  row('120000', '天津市', 'Tianjin'),
  row('130000', '河北省', 'Hebei'),
  row('140000', '山西省', 'Shanxi'),
  row('150000', '内蒙古自治区', 'Inner Mongolia'),
  row('210000', '辽宁省', 'Liaoning'),
  row('220000', '吉林省', 'Jilin'),
  row('230000', '黑龙江省', 'Heilongjiang'),
  row('310000', '上海市', 'Shanghai'),
  row('320000', '江苏省', 'Jiangsu'),
  row('330000', '浙江省', 'Zhejiang'),
  row('340000', '安徽省', 'Anhui'),
  row('350000', '福建省', 'Fujian'),
  row('360000', '江西省', 'Jiangxi'),
  row('370000', '山东省', 'Shandong'),
  row('410000', '河南省', 'Henan'),
  row('420000', '湖北省', 'Hubei'),
  row('430000', '湖南省', 'Hunan'),
  row('440000', '广东省', 'Guangdong'),
  row('450000', '广西壮族自治区', 'Guangxi'),
  row('460000', '海南省', 'Hainan'),
  row('500000', '重庆市', 'Chongqing'),
  row('510000', '四川省', 'Sichuan'),
  row('520000', '贵州省', 'Guizhou'),
  row('530000', '云南省', 'Yunnan'),
  row('540000', '西藏自治区', 'Tibet'),
  row('610000', '陕西省', 'Shaanxi'),
  row('620000', '甘肃省', 'Gansu'),
  row('630000', '青海省', 'Qinghai'),
  row('640000', '宁夏回族自治区', 'Ningxia'),
  row('650000', '新疆维吾尔自治区', 'Xinjiang'),
  row('710000', '台湾省', 'Taiwan'),
  row('810000', '香港特别行政区', 'Hong Kong'),
  row('820000', '澳门特别行政区', 'Macao'),
  row(ELSEWHERE, '其他国家或地区', 'Elsewhere'),
];
