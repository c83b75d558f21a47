ALTER TABLE "comments" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_answers" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "comments" SET "search_text" = lower(translate("text", 'يكةآئ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'یکهای01234567890123456789'));--> statement-breakpoint
UPDATE "question_answers" SET "search_text" = lower(translate("text", 'يكةآئ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'یکهای01234567890123456789'));--> statement-breakpoint
UPDATE "questions" SET "search_text" = lower(translate("text", 'يكةآئ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'یکهای01234567890123456789'));
