/** Fixed screen: search in other shops (M33). */
import { searchScreen } from './search-screen.ts';

export const companySearch = searchScreen('company-search');
