/** The part of the router library the browser uses, so that the rest of it stays out of the chunk. */
export { createBrowserRouter, redirect, redirectDocument, replace } from 'react-router-dom';
