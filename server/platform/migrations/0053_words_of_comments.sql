CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING gin (search_words("search_text"));--> statement-breakpoint
CREATE INDEX "question_answers_words" ON "question_answers" USING gin (search_words("search_text"));--> statement-breakpoint
CREATE INDEX "questions_words" ON "questions" USING gin (search_words("search_text"));--> statement-breakpoint
UPDATE "comments" SET "search_text" = translate("search_text", '«»؟،؛!…ًٌٍَُِّْ', '       ') WHERE "search_text" ~ '[«»؟،؛!…ًٌٍَُِّْ]';--> statement-breakpoint
UPDATE "question_answers" SET "search_text" = translate("search_text", '«»؟،؛!…ًٌٍَُِّْ', '       ') WHERE "search_text" ~ '[«»؟،؛!…ًٌٍَُِّْ]';--> statement-breakpoint
UPDATE "questions" SET "search_text" = translate("search_text", '«»؟،؛!…ًٌٍَُِّْ', '       ') WHERE "search_text" ~ '[«»؟،؛!…ًٌٍَُِّْ]';
