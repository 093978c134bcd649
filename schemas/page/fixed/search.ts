/** Fixed screen: search in a course shop (M32). */
import { searchScreen } from './search-screen.ts';

export const search = searchScreen('search');
