/** What takes a PDF apart, beside the page: a worker of this site (ADR-351). */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
